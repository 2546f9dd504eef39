// Developers: themselves to each of them, all of them to operators. Source: wire/cdn-and-platform.md 2.3.7.
import type { user } from '@uos/contract';
import { findUser, isInternal, type UserView, userReply } from '#core/users/users';
import { isDatabaseAway } from '#db/away';
import type { Call, Handlers } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { likePart, offsetCountPage } from '#kernel/call/paging';
import { isEmail, isKnownPolicy, isOwnProperty, propertiesFit } from './rules.ts';
import { changeUser, endSessions, endSignIns, listUsers } from './store.ts';

export const userHandlers: Handlers<typeof user> = {
  async list(call) {
    const { name, email, status } = call.input;
    const { rows, total } = await listUsers(
      call.db,
      {
        name: name === undefined ? undefined : likePart(name),
        email: email === undefined ? undefined : likePart(email),
        status,
      },
      offsetCountPage(call.input),
    );
    return { TotalCount: total, Items: rows.map((row) => reply(call, row)) };
  },
  async get(call) {
    return reply(call, await requireUser(call));
  },
  async update(call) {
    const { Status, Properties = {} } = call.input;
    const found = await requireUser(call);
    if (call.credentials.operator === undefined) {
      refuseBeyondOwn(Status, Properties);
    }
    const { email, ...properties } = Properties;
    if (email !== undefined && !isEmail(email)) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['Properties.email: not an e-mail address'] });
    }
    if (call.credentials.operator === undefined && email !== undefined && email !== found.email) {
      refuseInternal(call, email);
    }
    if (!isKnownPolicy(properties.policyVersion, [call.ports.config.policyVersion, found.properties.policyVersion])) {
      throw call.refuse('invalid', 'invalid parameters', {
        details: [`Properties.policyVersion: the version to agree to is ${call.ports.config.policyVersion}`],
      });
    }
    if (!propertiesFit({ ...found.properties, ...properties })) {
      throw call.refuse('invalid', 'invalid parameters', { details: ['Properties: too large'] });
    }
    call.note({ before: reply(call, found), target: found.name });
    await changeUser(call.db, found.id, { status: Status, email, properties });
    if (Status === 'Blocked') {
      await endSignIns(call.db, found.id);
    }
    return reply(call, await requireUser(call));
  },
  async clearLoginState(call) {
    const found = await requireUser(call);
    await endSessions(call.db, found.id).catch((cause: unknown) => {
      if (isDatabaseAway(cause)) {
        throw cause;
      }
      call.ports.log.error({ requestId: call.requestId, err: cause }, 'the sessions of a user could not be ended');
      throw call.refuse('invalid', 'failed to delete authToken from redis', { cause });
    });
    call.note({ target: found.name });
    return {};
  },
};

/** Somebody else's id answers like an unknown one. */
async function requireUser(call: Call<{ id: string }>): Promise<UserView> {
  const { user: self, operator } = call.credentials;
  const id = call.input.id === 'me' ? self?.id : call.input.id.toLowerCase();
  const mine = operator !== undefined || (id !== undefined && id === self?.id);
  const found = id === undefined || !mine ? undefined : await findUser(call.db, id);
  if (found === undefined) {
    throw call.refuse('not-found', 'error to get user');
  }
  return found;
}

/** An address of the company makes a user internal, and nobody proves here that it is theirs. */
function refuseInternal({ ports }: Call, email: string): void {
  if (isInternal(email, ports.config)) {
    throw styles.platform.refuse('denied', 'permission denied', {
      details: [`addresses at ${ports.config.companyDomain} are set by operators`],
    });
  }
}

function refuseBeyondOwn(status: string | undefined, properties: Readonly<Record<string, string>>): void {
  const foreign = Object.keys(properties).filter((key) => !isOwnProperty(key));
  if (status !== undefined || foreign.length > 0) {
    throw styles.platform.refuse('denied', 'permission denied', {
      details: [`set by operators: ${[...(status === undefined ? [] : ['Status']), ...foreign].join(', ')}`],
    });
  }
}

function reply(call: Call, row: UserView) {
  return userReply(row, call.ports.config, { wholePhone: call.credentials.operator !== undefined });
}
