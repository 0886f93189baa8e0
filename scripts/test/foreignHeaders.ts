import {existsSync} from 'node:fs';
import type {Tool} from '../process/tools';

/** A public header of a Debian package. */
export interface ForeignHeader {
  readonly file: string;
  readonly package: string;
  /** Headers that it needs to be included before, as its manual says. */
  readonly before?: readonly string[];
}

/** Folders of public headers; the second is the one for this machine's kind. */
export const FOLDERS = ['/usr/include', '/usr/include/x86_64-linux-gnu'];

/** Headers with habits of their own: export macros, wrappers, wide enumerations, comments. */
export const FOREIGN_HEADERS: readonly ForeignHeader[] = [
  {file: '/usr/include/zlib.h', package: 'zlib1g-dev'},
  {file: '/usr/include/libpng16/png.h', package: 'libpng-dev'},
  {file: '/usr/include/sqlite3.h', package: 'libsqlite3-dev'},
  {
    file: '/usr/include/x86_64-linux-gnu/curl/curl.h',
    package: 'libcurl4-openssl-dev',
  },
  {
    file: '/usr/include/jpeglib.h',
    package: 'libjpeg62-turbo-dev',
    before: ['stdio.h'],
  },
  {file: '/usr/include/expat.h', package: 'libexpat1-dev'},
  {file: '/usr/include/brotli/encode.h', package: 'libbrotli-dev'},
  {file: '/usr/include/yaml.h', package: 'libyaml-dev'},
];

/** What brings the headers. */
export const HEADER_TOOLS: readonly Tool[] = FOREIGN_HEADERS.map(
  ({file, package: debian}) => ({
    name: file,
    packages: [debian],
    isThere: () => existsSync(file),
  }),
);
