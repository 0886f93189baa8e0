import {SpreadsheetError, throwIfAborted} from './errors';
import type * as Sdk from './contract';
import {EventEmitter} from './objects/emitter';

const STORAGE_KEY = 'spreadsheet-sdk-reference-licence';

// Accessing the storage can throw. In that case, the licence is lost when the page is closed.
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

const REQUEST = 'activation-request:';
const RESPONSE = 'activation-response:';

/** The licence of the page. Keys are checked locally by {@link checkKey}, not by a licence server. */
class PageLicense implements Sdk.License {
  #state: Sdk.LicenseState;
  #key: string | null;
  readonly #emitter = new EventEmitter<{change: Sdk.LicenseStatus}>();

  constructor() {
    this.#key = storage()?.getItem(STORAGE_KEY) ?? null;
    this.#state = this.#key === null ? 'inactive' : 'active';
  }

  get status(): Sdk.LicenseStatus {
    return {
      state: this.#state,
      keyHint: this.#key?.slice(-4) ?? null,
      expiresAt: null,
      hostNames:
        this.#key === null
          ? []
          : [globalThis.location?.hostname || 'localhost'],
    };
  }

  async activate(
    key: string,
    {signal}: Sdk.LicenseActivationOptions = {},
  ): Promise<Sdk.LicenseStatus> {
    throwIfAborted(signal);
    await Promise.resolve();
    throwIfAborted(signal);
    const refusal = checkKey(key);
    if (refusal) {
      if (key === this.#key && /EXPIRED|REVOKED/.test(refusal.code)) {
        const [, state] = refusal.code.toLowerCase().split('_');
        this.#set(state as 'expired' | 'revoked');
      }
      throw refusal;
    }
    this.#key = key;
    storage()?.setItem(STORAGE_KEY, key);
    this.#set('active');
    return this.status;
  }

  async createActivationRequest(key: string): Promise<string> {
    await Promise.resolve();
    if (key.trim() === '') {
      throw failure('INVALID', 'The key is empty: pass the one you bought.');
    }
    return `${REQUEST}${key}`;
  }

  async activateOffline(response: string): Promise<Sdk.LicenseStatus> {
    await Promise.resolve();
    if (!response.startsWith(RESPONSE)) {
      const message =
        'The activation response is not genuine: pass it unchanged.';
      throw failure('INVALID', message);
    }
    return this.activate(response.slice(RESPONSE.length));
  }

  async revoke(): Promise<Sdk.LicenseStatus> {
    await Promise.resolve();
    if (this.#state !== 'active') {
      const message = 'No licence is active: there is nothing to give back.';
      throw failure('REQUIRED', message);
    }
    storage()?.removeItem(STORAGE_KEY);
    this.#key = null;
    this.#set('revoked');
    return this.status;
  }

  onChange(
    listener: (status: Sdk.LicenseStatus) => void,
    options?: Sdk.ListenOptions,
  ): Sdk.Subscription {
    return this.#emitter.on('change', listener, options);
  }

  #set(state: Sdk.LicenseState): void {
    if (state === this.#state) {
      return;
    }
    this.#state = state;
    this.#emitter.emit('change', this.status);
  }
}

/** The licence, which all spreadsheets on the page share. */
export const license: Sdk.License = new PageLicense();

/**
 * Requires an active licence. If none is active, activates `key`.
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
    throw checkKey(state);
  }
  throw failure(
    'REQUIRED',
    'No licence is active: pass licenseKey, or call license.activate() first.',
  );
}

const failure = (
  code: 'EXPIRED' | 'INVALID' | 'REQUIRED' | 'REVOKED' | 'SERVER_UNREACHABLE',
  message: string,
) => new SpreadsheetError(`LICENSE_${code}`, message);

/** Errors by the word with which a key begins. */
const KEY_ERRORS: Readonly<Record<string, () => SpreadsheetError>> = {
  INVALID: () => failure('INVALID', 'The key is not genuine.'),
  EXPIRED: () => failure('EXPIRED', 'The licence term has ended: renew it.'),
  REVOKED: () => failure('REVOKED', 'The licence was withdrawn.'),
  UNREACHABLE: () =>
    failure(
      'SERVER_UNREACHABLE',
      'The licence server did not respond: try again.',
    ),
};

/**
 * Simulates the licence server, so that samples can show every licence state. Keys are valid
 * unless they are empty or begin with a word of {@link KEY_ERRORS}.
 */
function checkKey(key: string): SpreadsheetError | undefined {
  const word = key.trim().split('-')[0]!.toUpperCase() || 'INVALID';
  return KEY_ERRORS[word]?.();
}
