import {closest} from 'fastest-levenshtein';
import {isValidLinkTemplate} from './linkTemplate';
import {isPlainHttpUrl} from './paths';
import {SettingsError, type SettingsProblem} from './settingsError';

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

/** Parses environment variables and collects all invalid settings. */
export class SettingsReader {
  readonly #env: EnvironmentVariables;
  readonly #problems: SettingsProblem[] = [];
  readonly #names = new Set<string>();

  constructor(env: EnvironmentVariables) {
    this.#env = env;
  }

  /** Returns the trimmed value, or `undefined` if it is absent or blank. */
  text(key: string): string | undefined {
    this.#names.add(key);
    return this.#env[key]?.trim() || undefined;
  }

  /** Reads a text, and records a problem if it does not pass a test. For secrets, pass `received` as in {@link problem}. */
  tested(
    key: string,
    isValid: (value: string) => boolean,
    expected: string,
    remedy: string,
    received?: string,
  ): string | undefined {
    const value = this.text(key);
    if (value !== undefined && !isValid(value)) {
      this.problem(key, expected, remedy, received);
    }
    return value;
  }

  /** Reads an API key, which must be valid in an HTTP header. Error messages never contain the key. */
  secret(key: string): string | undefined {
    return this.tested(
      key,
      (value) => /^[\x21-\x7E]{1,1000}$/.test(value),
      'a key of at most 1000 letters, digits and signs of ASCII, without blanks',
      'Copy it once more from where it was made.',
      `${this.text(key)?.length} characters, of which some are none of these or too many`,
    );
  }

  /** Records an invalid setting. For secrets, pass a `received` that does not reveal the value. */
  problem(
    key: string,
    expected: string,
    remedy: string,
    received?: string,
  ): void {
    const value = this.text(key);
    this.#problems.push({
      key,
      expected,
      received: received ?? (value === undefined ? 'nothing' : `"${value}"`),
      remedy,
    });
  }

  oneOf<T extends string>(key: string, allowed: readonly T[], fallback: T): T {
    const value = this.text(key) ?? fallback;
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) {
      const list = allowed.map((candidate) => `"${candidate}"`).join(' or ');
      this.problem(
        key,
        list,
        `Set it, e.g. ${key}=${fallback}, or unset it for "${fallback}".`,
      );
    }
    return found ?? fallback;
  }

  /** Reads an http or https URL without query, hash or user name. Removes trailing slashes. */
  address(key: string): string | undefined {
    const value = this.text(key);
    return value === undefined ? undefined : this.#checkAddress(key, value);
  }

  /** Reads a comma-separated list of URLs. The list is empty if the variable is absent. */
  addresses(key: string): string[] {
    const parts =
      this.text(key)
        ?.split(',')
        .map((part) => part.trim()) ?? [];
    return parts.map((part) => this.#checkAddress(key, part));
  }

  /** Reads the name of a query parameter. */
  parameterName(key: string): string | undefined {
    return this.tested(
      key,
      (value) => /^[\w.-]+$/.test(value),
      'the name of a query parameter: letters, digits, "_", "-" and "."',
      `Set it, e.g. ${key}=product, or unset it for links without a product.`,
    );
  }

  /** Reads a link template. `linkTemplate.ts` describes the format. */
  linkTemplate(key: string): string | undefined {
    return this.tested(
      key,
      isValidLinkTemplate,
      'an http, https or mailto address with {page}, and no other place than {title}',
      `Set it, e.g. ${key}=https://issues.example/new?title={title}&body={page} or ${key}=mailto:docs@name.example?subject={title}&body={page}.`,
    );
  }

  origin(key: string, fallback: string): string {
    const value = this.address(key) ?? fallback;
    if (URL.canParse(value) && new URL(value).pathname !== '/') {
      this.problem(
        key,
        'an address without a path',
        'Put the path into SITE_BASE_URL, e.g. SITE_URL=https://site.example SITE_BASE_URL=/docs/.',
      );
    }
    return value;
  }

  /** Reads a path and returns it with a slash at both ends. */
  basePath(key: string, fallback: string): string {
    const value = this.tested(
      key,
      (path) => /^\/(?:(?!\.\.?\/)[\w.~-]+\/)*$/.test(path),
      'a path that starts and ends with "/", of letters, digits, "-", "_", "~" and "." of ASCII, without "./" and "../"',
      `Set it, e.g. ${key}=/ or ${key}=/docs/.`,
    );
    return value ?? fallback;
  }

  /**
   * Reads the source of an npm package: https URL of an archive, `file:` path of an archive, or a scoped
   * name. Unscoped names are invalid, because anybody could register them.
   */
  packageSource(key: string): string | undefined {
    const name = /^@[a-z0-9][\w.-]*\/[a-z0-9][\w.-]*(?:@[\w.^~-]+)?$/;
    const archive =
      /^(?:https:\/\/[\w.-]+(?::\d+)?\/|file:)[\w.~/%+-]+\.(?:tgz|tar\.gz)$/;
    const value = this.tested(
      key,
      (source) => name.test(source) || archive.test(source),
      'the https address of an archive, file: and its path, or the name of a package with its scope',
      `Set it, e.g. ${key}=https://packages.example/spreadsheet-sdk-1.0.0.tgz, ${key}=file:spreadsheet-sdk-1.0.0.tgz or ${key}=@vendor/spreadsheet-sdk. Anybody can register a name without a scope.`,
    );
    return value !== undefined && name.test(value) ? `npm:${value}` : value;
  }

  /** Reads an external module from address, integrity, name and version, separated by commas. */
  module(key: string): RuntimeModuleSource | undefined {
    const value = this.text(key);
    if (value === undefined) {
      return undefined;
    }
    const [address = '', integrity = '', name = '', version = '', ...rest] =
      value.split(',').map((part) => part.trim());
    const problem = (expected: string, received: string) =>
      this.problem(
        key,
        expected,
        `Set it to address, integrity, name and version, e.g. ${key}=https://sdk.example/spreadsheet-sdk-2.1.0.mjs,sha384-…,Spreadsheet SDK,2.1.0, or unset it for the reference implementation.`,
        `"${received}"`,
      );
    if (rest.length > 0 || name === '' || version === '') {
      problem('four parts with commas between them', value);
    } else if (
      !/^file:[\w.~/%+-]+$/.test(address) &&
      !(URL.canParse(address) && new URL(address).protocol === 'https:')
    ) {
      problem('the https address of a module, or file: and its path', address);
    } else if (
      !/^sha(?:256-[\w+/]{43}=|384-[\w+/]{64}|512-[\w+/]{86}==)$/.test(
        integrity,
      )
    ) {
      problem(
        'an integrity, sha256-…, sha384-… or sha512-… and the hash in Base64',
        integrity,
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

  /**
   * Throws if any invalid setting was recorded.
   * @throws SettingsError
   */
  throwProblems(): void {
    if (this.#problems.length > 0) {
      throw new SettingsError(this.#problems);
    }
  }

  #checkAddress(key: string, value: string): string {
    if (!isPlainHttpUrl(value)) {
      this.problem(
        key,
        'an http or https address without user name, query or hash',
        `Set it, e.g. ${key}=https://name.example.`,
        `"${value}"`,
      );
    }
    return value.replace(/\/+$/, '');
  }
}
