# Lo que el servidor dice por webhook.

webhook-turn = Te toca: { $title }
webhook-trial = Cuvée te avisará aquí cuando te toque.
