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

/** Creates the licence of the page. Keys are checked locally by {@link checkKey}, not by a licence server. */
function createLicense(): Sdk.License {
  let key = storage()?.getItem(STORAGE_KEY) ?? null;
  let state: Sdk.LicenseState = key === null ? 'inactive' : 'active';
  const emitter = new EventEmitter<{change: Sdk.LicenseStatus}>();
  const setState = (next: Sdk.LicenseState): void => {
    if (next !== state) {
      state = next;
      emitter.emit('change', license.status);
    }
  };
  return {
    get status() {
      const hostName = globalThis.location?.hostname || 'localhost';
      return {
        state,
        keyHint: key?.slice(-4) ?? null,
        expiresAt: null,
        hostNames: key === null ? [] : [hostName],
      };
    },
    async activate(given, {signal} = {}) {
      throwIfAborted(signal);
      await Promise.resolve();
      throwIfAborted(signal);
      const refusal = checkKey(given);
      if (refusal) {
        if (given === key && /EXPIRED|REVOKED/.test(refusal.code)) {
          const [, word] = refusal.code.toLowerCase().split('_');
          setState(word as 'expired' | 'revoked');
        }
        throw refusal;
      }
      key = given;
      storage()?.setItem(STORAGE_KEY, key);
      setState('active');
      return this.status;
    },
    async createActivationRequest(given) {
      await Promise.resolve();
      if (given.trim() === '') {
        throw failure('INVALID', 'The key is empty: pass the one you bought.');
      }
      return `${REQUEST}${given}`;
    },
    async activateOffline(response) {
      await Promise.resolve();
      if (!response.startsWith(RESPONSE)) {
        const message =
          'The activation response is not genuine: pass it unchanged.';
        throw failure('INVALID', message);
      }
      return this.activate(response.slice(RESPONSE.length));
    },
    async revoke() {
      await Promise.resolve();
      if (state !== 'active') {
        const message = 'No licence is active: there is nothing to give back.';
        throw failure('REQUIRED', message);
      }
      storage()?.removeItem(STORAGE_KEY);
      key = null;
      setState('revoked');
      return this.status;
    },
    onChange: (...given) => emitter.on('change', ...given),
  };
}

/** The licence, which all spreadsheets on the page share. */
export const license = createLicense();

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
