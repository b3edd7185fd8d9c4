{
  "format": "cuvee-record/1",
  "game": "naramata",
  "rules": 3,
  "seats": 2,
  "options": {"days": 3, "adjust_days": false, "locks": "normal", "phantom": false, "phantom_setup": "regions", "phantom_from": "itself", "solo": false, "fleet": false, "fleet_late": "five", "whelp": null, "leader": null, "reverse_course": false, "from_end": false, "vehicles": "chosen", "purple": "rows", "edition": null},
  "seed": "4",
  "names": ["Player 1", "Greedy 2"],
  "actions": [758, 760],
  "digest": "0c58761499f8da7fdc2db80c4e55c59c",
  "result": null
}
