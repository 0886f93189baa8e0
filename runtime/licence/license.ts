import {SpreadsheetError, throwIfAborted} from '../errors';
import type {
  License,
  LicenseActivationOptions,
  LicenseState,
  LicenseStatus,
  ListenOptions,
  Subscription,
} from '../contract';
import {Emitter} from '../objects/emitter';

const NAME = 'spreadsheet-sdk-reference-licence';

// Without storage the licence lasts as long as the page.
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

const REQUEST = 'activation-request:';
const RESPONSE = 'activation-response:';

/** The licence of the page. Keys are judged by {@link askServer}, not by the vendor. */
class PageLicense implements License {
  #state: LicenseState;
  #key: string | null;
  readonly #emitter = new Emitter<{change: LicenseStatus}>();

  constructor() {
    this.#key = storage()?.getItem(NAME) ?? null;
    this.#state = this.#key === null ? 'inactive' : 'active';
  }

  get status(): LicenseStatus {
    const isKnown = this.#key !== null;
    return {
      state: this.#state,
      keyHint: isKnown ? this.#key!.slice(-4) : null,
      expiresAt: null,
      hostNames: isKnown ? [globalThis.location?.hostname || 'localhost'] : [],
    };
  }

  async activate(
    key: string,
    {signal}: LicenseActivationOptions = {},
  ): Promise<LicenseStatus> {
    throwIfAborted(signal);
    await Promise.resolve();
    throwIfAborted(signal);
    try {
      askServer(key);
    } catch (error) {
      if (error instanceof SpreadsheetError && key === this.#key) {
        this.#end(error);
      }
      throw error;
    }
    return this.#activated(key);
  }

  async createActivationRequest(key: string): Promise<string> {
    await Promise.resolve();
    if (key.trim() === '') {
      throw new SpreadsheetError(
        'LICENSE_INVALID',
        'The licence key is empty: pass the key that you bought.',
      );
    }
    return `${REQUEST}${key}`;
  }

  async activateOffline(response: string): Promise<LicenseStatus> {
    await Promise.resolve();
    if (!response.startsWith(RESPONSE)) {
      throw new SpreadsheetError(
        'LICENSE_INVALID',
        'The activation response is not genuine: pass it unchanged.',
      );
    }
    const key = response.slice(RESPONSE.length);
    askServer(key);
    return this.#activated(key);
  }

  async revoke(): Promise<LicenseStatus> {
    await Promise.resolve();
    if (this.#state !== 'active') {
      throw new SpreadsheetError(
        'LICENSE_REQUIRED',
        'No licence is active: there is nothing to give back.',
      );
    }
    storage()?.removeItem(NAME);
    this.#key = null;
    this.#set('revoked');
    return this.status;
  }

  onChange(
    listener: (status: LicenseStatus) => void,
    options?: ListenOptions,
  ): Subscription {
    return this.#emitter.on('change', listener, options);
  }

  #activated(key: string): LicenseStatus {
    this.#key = key;
    storage()?.setItem(NAME, key);
    this.#set('active');
    return this.status;
  }

  #end({code}: SpreadsheetError): void {
    if (code === 'LICENSE_EXPIRED' || code === 'LICENSE_REVOKED') {
      this.#set(code === 'LICENSE_EXPIRED' ? 'expired' : 'revoked');
    }
  }

  #set(state: LicenseState): void {
    if (state === this.#state) {
      return;
    }
    this.#state = state;
    this.#emitter.emit('change', this.status);
  }
}

/** The licence of this page: one object serves every instance. */
export const license: License = new PageLicense();

/**
 * Throws unless a licence is active, or a key can be activated.
 *
 * @throws SpreadsheetError a `LICENSE_…` code, or `ABORTED`
 */
export async function requireLicense(
  key: string | undefined,
  signal?: AbortSignal,
): Promise<void> {
  if (license.status.state === 'active') {
    return;
  }
  if (key !== undefined) {
    await license.activate(key, signal && {signal});
    return;
  }
  const {state, keyHint} = license.status;
  if (state === 'expired' || (state === 'revoked' && keyHint !== null)) {
    const [code, message] = state === 'expired' ? ENDED : WITHDRAWN;
    throw new SpreadsheetError(`LICENSE_${code}`, message);
  }
  throw new SpreadsheetError(
    'LICENSE_REQUIRED',
    'No licence is active: pass licenseKey, or call license.activate() first.',
  );
}

/**
 * Stands in for the vendor's licence server: a key is genuine unless it is empty or begins with a word
 * that names a failure, so that every state can be seen.
 *
 * @throws SpreadsheetError `LICENSE_INVALID`, `LICENSE_EXPIRED`, `LICENSE_REVOKED`, `LICENSE_SERVER_UNREACHABLE`
 */
function askServer(key: string): void {
  const word = key.trim().split('-')[0]!.toUpperCase();
  const refusal = REFUSALS[word];
  if (refusal) {
    throw new SpreadsheetError(`LICENSE_${refusal[0]}`, refusal[1]);
  }
}

const ENDED = ['EXPIRED', 'The licence term has ended: renew it.'] as const;
const WITHDRAWN = ['REVOKED', 'The vendor withdrew the licence.'] as const;
const FALSE_KEY = ['INVALID', 'The key is not genuine.'] as const;

/** What the server answers, by the first word of a key: the end of the error's code, and its message. */
const REFUSALS: Readonly<
  Record<
    string,
    readonly ['EXPIRED' | 'REVOKED' | 'INVALID' | 'SERVER_UNREACHABLE', string]
  >
> = {
  '': FALSE_KEY,
  INVALID: FALSE_KEY,
  EXPIRED: ENDED,
  REVOKED: WITHDRAWN,
  UNREACHABLE: [
    'SERVER_UNREACHABLE',
    'The licence server did not respond: try again.',
  ],
};
