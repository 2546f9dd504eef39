// What other rooms of player accounts take of users and personas.
export { ownPersona, requirePersona, requireUser } from '../require.ts';
export {
  findPersona,
  findPersonas,
  lockPersonas,
  type PersonaRow,
  personasOfUser,
  type ShownPersona,
} from './personas.ts';
export { findUser, findUsers, type UserRow } from './users.ts';
