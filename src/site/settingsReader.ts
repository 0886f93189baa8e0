import {closest} from 'fastest-levenshtein';
import {formatReceived} from './escaping';
import {isValidLinkTemplate} from './linkTemplate';
import {isPlainHttpUrl} from './paths';

/** Name of an environment variable → value. */
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** An external JavaScript module that pages load. */
export interface RuntimeModuleSource {
  /** HTTPS address, or `file:` and a path relative to the repository's root. */
  readonly address: string;
  /** Subresource integrity value: https://www.w3.org/TR/sri-2/#integrity-metadata-description */
  readonly integrity: string;
  readonly name: string;
  readonly version: string;
}

interface SettingKind {
  readonly isValid: (value: string) => boolean;
  readonly expected: string;
  /** Remedy for an invalid value. `KEY=` is completed to the name of the setting. */
  readonly remedy: string;
}

/** Kinds of text settings. */
const KINDS = {
  address: {
    isValid: isPlainHttpUrl,
    expected: 'an http or https address without user name, query or hash',
    remedy: 'Set it, e.g. KEY=https://name.example.',
  },
  basePath: {
    isValid: (value) => /^\/(?:(?!\.\.?\/)[\w.~-]+\/)*$/.test(value),
    expected:
      'a path that starts and ends with "/", of letters, digits, "-", "_", "~" and "." of ASCII, without "./" and "../"',
    remedy: 'Set it, e.g. KEY=/ or KEY=/docs/.',
  },
  collection: {
    isValid: (value) => /^\w[\w.-]*$/.test(value),
    expected: 'a name of letters, digits, "_", "-" and "."',
    remedy: 'Set it, e.g. KEY=sdk-docs-global.',
  },
  linkTemplate: {
    isValid: isValidLinkTemplate,
    expected:
      'an http, https or mailto address with {page}, and no other place than {title}',
    remedy:
      'Set it, e.g. KEY=https://issues.example/new?title={title}&body={page} or KEY=mailto:docs@name.example?subject={title}&body={page}.',
  },
  origin: {
    isValid: (value) => !URL.canParse(value) || new URL(value).pathname === '/',
    expected: 'an address without a path',
    remedy:
      'Put the path into SITE_BASE_URL, e.g. SITE_URL=https://site.example SITE_BASE_URL=/docs/.',
  },
  /** Unscoped names are invalid, because anybody could register them. */
  packageSource: {
    isValid: (value) =>
      /^@[a-z0-9][\w.-]*\/[a-z0-9][\w.-]*(?:@[\w.^~-]+)?$/.test(value) ||
      /^(?:https:\/\/[\w.-]+(?::\d+)?\/|file:)[\w.~/%+-]+\.(?:tgz|tar\.gz)$/.test(
        value,
      ),
    expected:
      'the https address of an archive, file: and its path, or the name of a package with its scope',
    remedy:
      'Set it, e.g. KEY=https://packages.example/spreadsheet-sdk-1.0.0.tgz, KEY=file:spreadsheet-sdk-1.0.0.tgz or KEY=@vendor/spreadsheet-sdk. Anybody can register a name without a scope.',
  },
  parameterName: {
    isValid: (value) => /^[\w.-]+$/.test(value),
    expected:
      'the name of a query parameter: letters, digits, "_", "-" and "."',
    remedy:
      'Set it, e.g. KEY=product, or unset it for links without a product.',
  },
} as const satisfies Readonly<Record<string, SettingKind>>;

const INTEGRITY = /^sha(?:256-[\w+/]{43}=|384-[\w+/]{64}|512-[\w+/]{86}==)$/;

const isModuleAddress = (address: string): boolean =>
  /^file:[\w.~/%+-]+$/.test(address) ||
  (URL.canParse(address) && new URL(address).protocol === 'https:');

/** Error whose message lists all invalid settings. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Parses environment variables and collects all invalid settings. */
export class SettingsReader {
  readonly #env: EnvironmentVariables;
  readonly #problems: string[] = [];
  readonly #names = new Set<string>();

  constructor(env: EnvironmentVariables) {
    this.#env = env;
  }

  /** Returns the trimmed value, or `undefined` if it is absent or blank. */
  text(key: string): string | undefined {
    this.#names.add(key);
    return this.#env[key]?.trim() || undefined;
  }

  /** Records an invalid setting. For secrets, pass a `received` that does not reveal the value. */
  problem(
    key: string,
    expected: string,
    remedy: string,
    received?: string,
  ): void {
    const value = this.text(key);
    const shown = received ?? (value === undefined ? 'nothing' : `"${value}"`);
    this.#problems.push(
      `  ${key}: expected ${expected}, received ${formatReceived(shown)}.\n    ${remedy.replaceAll('KEY=', `${key}=`)}`,
    );
  }

  /** Reads a text setting of a kind. */
  read(
    kind: keyof typeof KINDS,
    key: string,
    value = this.text(key),
  ): string | undefined {
    const {isValid, expected, remedy}: SettingKind = KINDS[kind];
    if (value !== undefined && !isValid(value)) {
      this.problem(key, expected, remedy, `"${value}"`);
    }
    return value;
  }

  /** Reads an API key, which must be valid in an HTTP header. Error messages never contain the key. */
  secret(key: string): string | undefined {
    const value = this.text(key);
    if (value !== undefined && !/^[\x21-\x7E]{1,1000}$/.test(value)) {
      this.problem(
        key,
        'a key of at most 1000 letters, digits and signs of ASCII, without blanks',
        'Copy it once more from where it was made.',
        `${value.length} characters, of which some are none of these or too many`,
      );
    }
    return value;
  }

  oneOf<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
    const value = this.text(key) ?? fallback;
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) {
      this.problem(
        key,
        allowed.map((candidate) => `"${candidate}"`).join(' or '),
        `Set it, e.g. KEY=${fallback}, or unset it for "${fallback}".`,
      );
    }
    return found ?? fallback;
  }

  /** Reads a comma-separated list of URLs. Removes trailing slashes. */
  addresses(key: string): string[] {
    const parts = this.text(key)?.split(',') ?? [];
    return parts.map((part) =>
      this.read('address', key, part.trim())!.replace(/\/+$/, ''),
    );
  }

  /** Reads an http or https URL without query, hash or user name. Removes trailing slashes. */
  address(key: string): string | undefined {
    return this.read('address', key)?.replace(/\/+$/, '');
  }

  /** Reads an external module from address, integrity, name and version, separated by commas. */
  module(key: string): RuntimeModuleSource | undefined {
    const value = this.text(key);
    if (value === undefined) {
      return undefined;
    }
    const [address = '', integrity = '', name = '', version = '', ...rest] =
      value.split(',').map((part) => part.trim());
    const wrong =
      rest.length > 0 || name === '' || version === ''
        ? ['four parts with commas between them', value]
        : !isModuleAddress(address)
          ? ['the https address of a module, or file: and its path', address]
          : !INTEGRITY.test(integrity)
            ? [
                'an integrity, sha256-…, sha384-… or sha512-… and the hash in Base64',
                integrity,
              ]
            : undefined;
    if (wrong) {
      this.problem(
        key,
        wrong[0]!,
        'Set it to address, integrity, name and version, e.g. KEY=https://sdk.example/spreadsheet-sdk-2.1.0.mjs,sha384-…,Spreadsheet SDK,2.1.0, or unset it for the reference implementation.',
        `"${wrong[1]}"`,
      );
    }
    return {address, integrity, name, version};
  }

  /**
   * Records variables that have the prefix and that nothing has read, which are probably misspelt. Must be called
   * last.
   *
   * @param others - names that other programs read
   */
  unknown(prefix: string, others: readonly string[]): void {
    const known = [...this.#names].filter((name) => name.startsWith(prefix));
    for (const name of Object.keys(this.#env)) {
      if (name.startsWith(prefix) && ![...known, ...others].includes(name)) {
        this.problem(
          name,
          'the name of a setting',
          `Did you mean ${closest(name, known)}? The README lists all settings. Unset this one.`,
          'a name that nothing reads',
        );
      }
    }
  }

  /** @throws SettingsError if any invalid setting was recorded */
  throwProblems(): void {
    const {length} = this.#problems;
    if (length > 0) {
      const count = `${length} ${length === 1 ? 'problem' : 'problems'}`;
      throw new SettingsError(
        [`Invalid site settings (${count})`, ...this.#problems].join('\n'),
      );
    }
  }
}
