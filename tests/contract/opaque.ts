// Why each body without fields is left so. The counts by service stand in the test.

interface Left {
  readonly reason: string;
  readonly places: readonly string[];
}

const LEFT: readonly Left[] = [
  {
    reason: 'Metadata is the caller’s own JSON: content delivery keeps it and hands it back',
    places: [
      'cdn.buckets.create reply.last_release.metadata',
      'cdn.buckets.get reply.last_release.metadata',
      'cdn.buckets.list reply[].last_release.metadata',
      'cdn.buckets.promote reply.metadata',
      'cdn.buckets.update reply.last_release.metadata',
      'cdn.entries.byFuzzy reply[].metadata',
      'cdn.entries.create body.metadata',
      'cdn.entries.create reply.metadata',
      'cdn.entries.get reply.metadata',
      'cdn.entries.list reply[].metadata',
      'cdn.entries.listDirectory reply[].entry.metadata',
      'cdn.entries.update body.metadata',
      'cdn.entries.update reply.metadata',
      'cdn.entries.upsertMany body[].metadata',
      'cdn.entries.upsertMany reply[].metadata',
      'cdn.mods.create body.metadata',
      'cdn.mods.create reply.metadata',
      'cdn.mods.createEntry body.metadata',
      'cdn.mods.get reply.metadata',
      'cdn.mods.inspect reply.metadata',
      'cdn.mods.list reply[].metadata',
      'cdn.mods.report reply.metadata',
      'cdn.releases.create body.metadata',
      'cdn.releases.create reply.metadata',
      'cdn.releases.entries reply[].metadata',
      'cdn.releases.entriesByFuzzy reply[].metadata',
      'cdn.releases.get reply.metadata',
      'cdn.releases.getByBadge reply.metadata',
      'cdn.releases.list reply[].metadata',
    ],
  },
  {
    reason: 'Clients send whole entries where only their id is read; wire/cdn-and-platform.md 1.5',
    places: ['cdn.entries.removeMany body[] (open)'],
  },
  {
    reason:
      'The configuration is read and written as a whole and its fields are not shown; the known ones are declared, others are kept',
    places: [
      'passport.config.get reply.config (open)',
      'passport.config.set body (open)',
      'passport.config.set reply.config (open)',
    ],
  },
  {
    reason: 'An OpenAPI document has a schema of its own',
    places: [
      'passport.apiDocs.developer reply (open)',
      'passport.apiDocs.developer reply.info (open)',
      'passport.apiDocs.developer reply.paths.*',
      'passport.apiDocs.player reply (open)',
      'passport.apiDocs.player reply.info (open)',
      'passport.apiDocs.player reply.paths.*',
    ],
  },
  {
    reason: 'What a function is given and answers is the developer’s own',
    places: [
      'stateless.entries.invoke body',
      'stateless.logs.detail reply.log.event',
      'stateless.logs.detail reply.log.result',
    ],
  },
  {
    reason: 'The answer of a function is passed on as it is',
    places: ['stateless.entries.fetch reply (bytes)', 'stateless.entries.invoke reply (bytes)'],
  },
  {
    reason: 'Contents of files, as they were stored',
    places: [
      'cdn.content.byBadge reply (bytes)',
      'cdn.content.byBadgePath reply (bytes)',
      'cdn.content.byEntry reply (bytes)',
      'cdn.content.byHead reply (bytes)',
      'cdn.content.byHeadPath reply (bytes)',
      'cdn.content.byRelease reply (bytes)',
      'cdn.content.byReleasePath reply (bytes)',
      'cdn.content.byVersion reply (bytes)',
      'func.logs.download reply (bytes)',
      'multiverse.allocations.logFile reply (bytes)',
      'passport.tokenInstances.export reply (bytes)',
    ],
  },
  { reason: 'A PDF or OFD document', places: ['billing.invoices.file reply (bytes)'] },
];

/** Reason by place. */
export const OPAQUE: Readonly<Record<string, string>> = Object.fromEntries(
  LEFT.flatMap(({ reason, places }) => places.map((place) => [place, reason])),
);
