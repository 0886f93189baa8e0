import {SpreadsheetError, createFileUnreadableError} from '../../errors';

/**
 * Checks that the environment supports encryption if a password is given.
 *
 * @throws SpreadsheetError `FORMAT_UNSUPPORTED`
 */
export function assertEncryptionAvailable(password: string | undefined): void {
  if (password !== undefined && !globalThis.crypto?.subtle) {
    throw new SpreadsheetError(
      'FORMAT_UNSUPPORTED',
      'Files with passwords need crypto.subtle, which browsers offer in secure contexts alone: serve the page by https.',
      {format: 'xlsx with a password'},
    );
  }
}

/**
 * Decrypts a file; returns unencrypted files unchanged.
 *
 * @throws SpreadsheetError `WRONG_PASSWORD`, `FILE_UNREADABLE`
 */
export async function decryptFile(
  bytes: Uint8Array,
  password: string | undefined,
): Promise<Uint8Array> {
  const isCompound = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  if (!isCompound) {
    return bytes;
  }
  const library = await import('../../lazy/encryption');
  let decrypted: Uint8Array | undefined;
  try {
    const streams = library.readStreams(bytes);
    const info = streams.get('EncryptionInfo');
    const contents = streams.get('EncryptedPackage');
    if (!info || !contents) {
      throw createFileUnreadableError(
        'The file is a workbook of Excel 97 to 2003 (xls): save it as xlsx.',
      );
    }
    // Minor version 2 is standard encryption; the newer agile encryption has the version 4.4.
    const decrypt = () =>
      info[2] === 2
        ? decryptStandard(info, contents, password!)
        : library.decrypt(bytes, password!);
    decrypted = password === undefined ? undefined : await decrypt();
  } catch (error) {
    if (!(error instanceof library.DecryptionError)) {
      throw error instanceof SpreadsheetError
        ? error
        : createFileUnreadableError(
            `The encrypted file cannot be read: ${String(error)}`,
          );
    }
  }
  if (!decrypted) {
    throw new SpreadsheetError(
      'WRONG_PASSWORD',
      'The file is encrypted: pass its password.',
    );
  }
  return decrypted;
}

// Number of hash rounds: a hundredth of the usual number, although all numbers up to ten million are valid.
// Live samples send a message to their parent window for each round, so that ten thousand rounds take more
// than a second.
// https://learn.microsoft.com/openspecs/office_file_formats/ms-offcrypto
const SPIN_COUNT = 1000;

export async function encryptFile(
  bytes: Uint8Array,
  password: string,
): Promise<Uint8Array> {
  const {encrypt} = await import('../../lazy/encryption');
  return encrypt(bytes, password, {spinCount: SPIN_COUNT});
}

// The standard encryption of Office Open XML files, which Excel 2007 and LibreOffice write.
// https://learn.microsoft.com/openspecs/office_file_formats/ms-offcrypto
const HASH_ROUNDS = 50_000;
const HASH_SIZE = 20;
const BLOCK = 16;

/** Length of the fixed fields at the start of the header, before the name of the provider. */
const HEADER_START = 12;

const sha1 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-1', bytes));

/**
 * Decrypts a package with standard encryption.
 *
 * @param info - stream `EncryptionInfo` of the file
 * @param encrypted - stream `EncryptedPackage` of the file
 * @returns the package; `undefined` if the password is wrong
 * @throws SpreadsheetError `FILE_UNREADABLE`
 */
export async function decryptStandard(
  info: Uint8Array,
  encrypted: Uint8Array,
  password: string,
): Promise<Uint8Array | undefined> {
  const view = new DataView(info.buffer, info.byteOffset, info.length);
  const verifier = HEADER_START + view.getUint32(8, true);
  const keySize = view.getUint32(HEADER_START + 16, true) / 8;
  if (![16, 24, 32].includes(keySize)) {
    throw createFileUnreadableError(
      `The file is encrypted with a key of ${keySize * 8} bits; expected 128, 192 or 256.`,
    );
  }
  const part = (start: number, length: number) =>
    info.slice(verifier + start, verifier + start + length);
  const key = await deriveKey(part(4, BLOCK), password, keySize);
  const expected = await decryptBlocks(key, part(40, 2 * BLOCK));
  const actual = await sha1(await decryptBlocks(key, part(20, BLOCK)));
  if (actual.some((byte, index) => byte !== expected[index])) {
    return undefined;
  }
  const {buffer, byteOffset} = encrypted;
  const size = new DataView(buffer, byteOffset).getUint32(0, true);
  return (await decryptBlocks(key, encrypted.slice(8))).subarray(0, size);
}

async function deriveKey(
  salt: Uint8Array,
  password: string,
  keySize: number,
): Promise<CryptoKey> {
  const codes = password.split('').map((unit) => unit.charCodeAt(0));
  const text = codes.flatMap((code) => [code & 255, code >> 8]);
  let hash = await sha1(Uint8Array.of(...salt, ...text));
  const counted = new Uint8Array(4 + HASH_SIZE);
  for (let round = 0; round < HASH_ROUNDS; round += 1) {
    new DataView(counted.buffer).setUint32(0, round, true);
    counted.set(hash, 4);
    hash = await sha1(counted);
  }
  hash = await sha1(Uint8Array.of(...hash, 0, 0, 0, 0));
  const halves = [0x36, 0x5c].map((fill) =>
    sha1(
      new Uint8Array(64).fill(fill).map((byte, at) => byte ^ (hash[at] ?? 0)),
    ),
  );
  const [first, second] = await Promise.all(halves);
  const bytes = Uint8Array.of(...first!, ...second!).subarray(0, keySize);
  return crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, [
    'encrypt',
    'decrypt',
  ]);
}

/** Decrypts AES blocks that do not depend on each other. Web Crypto supports only blocks that do. */
async function decryptBlocks(
  key: CryptoKey,
  given: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const data = given.subarray(0, given.length - (given.length % BLOCK));
  // The encryption of an empty text is the block of padding that must follow the data.
  const padding = await crypto.subtle.encrypt(
    {name: 'AES-CBC', iv: data.slice(-BLOCK)},
    key,
    new Uint8Array(),
  );
  const chained = new Uint8Array(data.length + BLOCK);
  chained.set(data);
  chained.set(new Uint8Array(padding), data.length);
  const iv = new Uint8Array(BLOCK);
  const plain = await crypto.subtle.decrypt(
    {name: 'AES-CBC', iv},
    key,
    chained,
  );
  return new Uint8Array(plain).map(
    (byte, at) => byte ^ (at < BLOCK ? 0 : data[at - BLOCK]!),
  );
}
