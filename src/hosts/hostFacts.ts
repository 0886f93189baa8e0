/** Name of the file at the root of a build in which it tells what a host must know of it. */
export const HOST_FACTS_FILE = 'hosts.json';

/** What a host must know of a build, and cannot see in its files. */
export interface HostFacts {
  /** Origin of the public address. */
  readonly url: string;
  /** Path of the site below the origin, with a slash at both ends. */
  readonly baseUrl: string;
  /** Paths of the further locales below the base path, e.g. `en`. */
  readonly locales: readonly string[];
  /** Full path without a page → full path of the page that it leads to. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Origins that pages talk to, besides their own. */
  readonly connect: readonly string[];
}

/**
 * Reads the text of {@link HOST_FACTS_FILE}.
 *
 * @throws Error naming the first member that is not what it must be
 */
export function parseHostFacts(text: string): HostFacts {
  const facts = parseObject(text);
  const isText = (value: unknown) => typeof value === 'string';
  const isTexts = (value: unknown) =>
    Array.isArray(value) && value.every(isText);
  const isTable = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(isText);
  const expected = {
    url: [isText, 'a text'],
    baseUrl: [isText, 'a text'],
    locales: [isTexts, 'a list of texts'],
    redirects: [isTable, 'texts by address'],
    connect: [isTexts, 'a list of texts'],
  } as const satisfies Record<keyof HostFacts, unknown>;
  for (const [name, [holds, what]] of Object.entries(expected)) {
    const value = facts[name as keyof HostFacts];
    if (!holds(value)) {
      throw new Error(
        `${HOST_FACTS_FILE}: "${name}" must be ${what}, received ${JSON.stringify(value)}. Build the site again.`,
      );
    }
  }
  return facts as unknown as HostFacts;
}

function parseObject(
  text: string,
): Partial<Readonly<Record<keyof HostFacts, unknown>>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Cut off, or something else: said below.
  }
  if (typeof value !== 'object' || value === null) {
    throw new Error(
      `${HOST_FACTS_FILE}: the file must be an object of JSON, received ${text.slice(0, 40) || 'nothing'}. Build the site again.`,
    );
  }
  return value;
}
