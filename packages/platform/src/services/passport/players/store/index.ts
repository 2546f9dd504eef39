// What other rooms of player accounts take of users and personas.
export { ownPersona, requirePersona, requireUser } from '../require.ts';
export { findPersonas, holdInPlace, livingPersonas, lockPersonas, namesOf, type PersonaRow } from './personas.ts';
export { findUsers } from './users.ts';
