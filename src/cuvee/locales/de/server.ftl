# Was der Server per Webhook sagt.

webhook-turn = Du bist dran: { $title }
webhook-trial = Hier sagt dir Cuvée, wenn du dran bist.
