// Ids that several examples share, so that they tell one story.

export const ids = {
  realm: '2c95f0b8-7d46-4e13-b1a0-9f83c6d25e74',
  user: '7d3e91a5-06bc-4f28-8c17-e5a9402db6f3',
  friendUser: 'c8516f2e-94d7-4ab3-b02f-6ed3187c5a90',
  persona: '41b7e0d9-538a-4c62-9ef1-08d3ac6b72f5',
  friend: '9a06c3f4-e17d-4b85-a2c9-57f0d8e1643b',
  tag: 'e5f28d03-6b94-4170-8ca6-21d9b7f3054e',
  guild: '03c6a9e7-f25d-4841-b97c-8e4d10f5b26a',
  guildRole: '5bd41f86-a07e-4c39-92d5-f3680ec7a914',
  version: 'f71c5e28-3b90-4da6-8f47-a9d206e3b8c1',
  tokenClass: '8e07d2b5-c641-4f9a-b3e8-150fd97a6c24',
  token: '16fa8c93-d5e0-4b27-a841-c7392e0bd56f',
  batch: 'b92d670e-48f1-4ac5-9b3d-e065c81f7d42',
  transaction: 'd40b83f6-9e25-4c71-8a0d-6f19b5e7c328',
  inventoryItem: '6c91e57a-20d8-4bf3-95e6-d4f7038b1ac2',
  inboxRecord: 'a7e4062c-b5d9-4183-8f6e-92c0d17b3f58',
  inboxMessage: '30d8f95b-6ea2-4c17-b4f9-5a81e6c2d703',
  questItem: 'ec5b7194-0d83-4a6f-9c2e-b7f018d5a366',
} as const;

export const createdAt = '2026-04-01T03:00:00Z';
export const modifiedAt = '2026-11-12T08:20:31Z';
