import {folded, markdownTable, type Section} from '../markdown';

/** A package as the lock file knows it. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
}

/** A `package-lock.json`: packages by their folder; that of the project itself has an empty name. */
export interface LockFile {
  readonly packages: Readonly<
    Record<
      string,
      LockedPackage & {
        readonly dependencies?: Readonly<Record<string, string>>;
        readonly devDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

/** A package whose versions two lock files do not have alike. */
export interface ChangedPackage {
  readonly name: string;
  /** Empty for a package that is new. */
  readonly before: readonly string[];
  /** Empty for a package that is gone. */
  readonly after: readonly string[];
  /** Whether the project itself asks for it, and whether it did before. */
  readonly direct: boolean;
  readonly wasDirect: boolean;
  /** Its licence, and what else is to be known before it is let in. */
  readonly notes: string;
}

/** The packages that two lock files do not have alike, those the project asks for first. */
export function changedPackages(
  before: LockFile,
  after: LockFile,
): ChangedPackage[] {
  const [old, now] = [versionsOf(before), versionsOf(after)];
  const [asked, asks] = [asksFor(before), asksFor(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((name): ChangedPackage => {
      const packages = now.get(name) ?? [];
      return {
        name,
        before: (old.get(name) ?? []).map(({version = ''}) => version),
        after: packages.map(({version = ''}) => version),
        direct: asks.has(name),
        wasDirect: asked.has(name),
        notes: notesOn(packages),
      };
    })
    .filter(
      ({before: from, after: to, direct, wasDirect}) =>
        from.join() !== to.join() || direct !== wasDirect,
    )
    .sort(
      (a, b) =>
        Number(b.direct) - Number(a.direct) || (a.name < b.name ? -1 : 1),
    );
}

/** Names of the packages that the project itself asks for. */
function asksFor({packages}: LockFile): Set<string> {
  const {dependencies, devDependencies} = packages[''] ?? {};
  return new Set(Object.keys({...dependencies, ...devDependencies}));
}

function versionsOf({packages}: LockFile): Map<string, LockedPackage[]> {
  const versions = new Map<string, LockedPackage[]>();
  for (const [folder, locked] of Object.entries(packages)) {
    if (folder) {
      const name = folder.replace(/^.*node_modules\//, '');
      const known = versions.get(name) ?? [];
      if (!known.some(({version}) => version === locked.version)) {
        versions.set(
          name,
          [...known, locked].sort((a, b) =>
            (a.version ?? '') < (b.version ?? '') ? -1 : 1,
          ),
        );
      }
    }
  }
  return versions;
}

function notesOn(packages: readonly LockedPackage[]): string {
  const licences = new Set(
    packages.map(({license}) => license ?? 'no licence stated'),
  );
  return [
    ...licences,
    ...(packages.some(({hasInstallScript}) => hasInstallScript)
      ? ['wants to run a script when it is installed']
      : []),
    ...(packages.length > 0 && packages.every(({dev}) => dev)
      ? ['development only']
      : []),
  ].join(', ');
}

/** The section about packages. */
export function renderDependencies(
  changed: readonly ChangedPackage[],
): Section {
  const direct = changed.filter((each) => each.direct);
  const isNew = (each: ChangedPackage) => each.before.length === 0;
  const row = (each: ChangedPackage) => [
    `\`${each.name}\``,
    each.before.join(', ') || 'new',
    each.after.join(', ') || 'gone',
    [
      each.notes,
      ...(each.direct && !each.wasDirect && each.before.length > 0
        ? ['was brought along by others']
        : []),
    ].join(', '),
  ];
  const head = ['package', 'before', 'after', 'notes'];
  const table = (packages: readonly ChangedPackage[]) =>
    packages.length > 0 ? markdownTable(head, packages.map(row)) : '';
  const others = changed.filter((each) => !each.direct);
  return {
    title: 'Dependencies',
    verdict:
      changed.length === 0
        ? 'as before.'
        : `${changed.length} packages differ, ${direct.length} of them asked for by this project; ${changed.filter(isNew).length} are new.`,
    details: [
      table(direct),
      folded(
        `${others.length} packages that others bring along`,
        others.length > 0 ? [table(others)] : [],
      ),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
