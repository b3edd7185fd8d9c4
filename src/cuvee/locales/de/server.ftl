# Was der Server per Webhook sagt.

webhook-turn = Du bist dran: { $title }
webhook-trial = Hier benachrichtigt dich Cuvée, wenn du dran bist.
