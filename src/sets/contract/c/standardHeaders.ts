import {ERRNO} from './errnoMacros';

/**
 * Headers of the C library and of POSIX. They are not read: what a contract needs of them are
 * names of types, which are taken as they stand, and these macros. So the same contract reads the
 * same on every machine.
 */
const NAMES =
  'alloca arpa/inet assert complex ctype dirent dlfcn endian errno fcntl features fenv float ' +
  'getopt grp iconv inttypes io iso646 langinfo limits linux/types locale malloc math memory ' +
  'net/if netdb netinet/in netinet/in6 netinet/tcp poll process pthread pwd regex sched ' +
  'semaphore setjmp signal stdalign stdarg stdatomic stdbool stddef stdint stdio stdlib ' +
  'stdnoreturn string strings sys/cdefs sys/endian sys/file sys/ioctl sys/ipc sys/mman sys/param ' +
  'sys/poll sys/resource sys/select sys/shm sys/socket sys/stat sys/statfs sys/statvfs sys/time ' +
  'sys/times sys/types sys/uio sys/un sys/utsname sys/wait syslog termios tgmath threads time ' +
  'uchar unistd utime wchar wctype';

const HEADERS: ReadonlySet<string> = new Set(
  NAMES.split(' ').map((name) => `${name}.h`),
);

/** Whether a header belongs to the C library or to POSIX. */
export function isStandardHeader(name: string): boolean {
  return HEADERS.has(name);
}

const LIBRARY = `
__GLIBC__ 2
__GLIBC_MINOR__ 36
__GLIBC_PREREQ(maj,min) ((2 << 16) + 36 >= ((maj) << 16) + (min))
__GNUC_PREREQ(maj,min) ((__GNUC__ << 16) + __GNUC_MINOR__ >= ((maj) << 16) + (min))
_FEATURES_H 1
_POSIX_C_SOURCE 200809L
_POSIX_SOURCE 1
_DEFAULT_SOURCE 1
__USE_MISC 1
__BEGIN_DECLS
__END_DECLS
__P(args) args
__THROW
__THROWNL
__nonnull(params)
__wur
__restrict_arr restrict
NULL ((void *)0)`;

const BY_HEADER: Readonly<Record<string, string>> = {
  'limits.h': `
CHAR_BIT 8
SCHAR_MIN (-128)
SCHAR_MAX 127
UCHAR_MAX 255
CHAR_MIN (-128)
CHAR_MAX 127
SHRT_MIN (-32768)
SHRT_MAX 32767
USHRT_MAX 65535
INT_MIN (-2147483647 - 1)
INT_MAX 2147483647
UINT_MAX 4294967295U
LONG_MIN (-9223372036854775807L - 1L)
LONG_MAX 9223372036854775807L
ULONG_MAX 18446744073709551615UL
LLONG_MIN (-9223372036854775807LL - 1LL)
LLONG_MAX 9223372036854775807LL
ULLONG_MAX 18446744073709551615ULL
SSIZE_MAX 9223372036854775807L
PATH_MAX 4096
NAME_MAX 255
IOV_MAX 1024`,
  'stdint.h': `
INT8_MIN (-128)
INT8_MAX 127
UINT8_MAX 255
INT16_MIN (-32768)
INT16_MAX 32767
UINT16_MAX 65535
INT32_MIN (-2147483647 - 1)
INT32_MAX 2147483647
UINT32_MAX 4294967295U
INT64_MIN (-9223372036854775807L - 1)
INT64_MAX 9223372036854775807L
UINT64_MAX 18446744073709551615UL
INTPTR_MAX 9223372036854775807L
UINTPTR_MAX 18446744073709551615UL
PTRDIFF_MAX 9223372036854775807L
SIZE_MAX 18446744073709551615UL
INTMAX_MAX 9223372036854775807L
UINTMAX_MAX 18446744073709551615UL
INT8_C(c) c
INT16_C(c) c
INT32_C(c) c
INT64_C(c) c ## L
UINT8_C(c) c
UINT16_C(c) c
UINT32_C(c) c ## U
UINT64_C(c) c ## UL
INTMAX_C(c) c ## L
UINTMAX_C(c) c ## UL`,
  'stdbool.h': `
true 1
false 0
__bool_true_false_are_defined 1`,
  'stdalign.h': `
alignas _Alignas
alignof _Alignof`,
  'stdnoreturn.h': `
noreturn _Noreturn`,
  'stddef.h': `
offsetof(type,member) __builtin_offsetof(type, member)`,
  'stdio.h': `
BUFSIZ 8192
FILENAME_MAX 4096
EOF (-1)
SEEK_SET 0
SEEK_CUR 1
SEEK_END 2`,
  'errno.h': ERRNO,
  'endian.h': `
__LITTLE_ENDIAN 1234
__BIG_ENDIAN 4321
__BYTE_ORDER 1234
LITTLE_ENDIAN 1234
BIG_ENDIAN 4321
BYTE_ORDER 1234`,
  'netinet/in.h': `
INET_ADDRSTRLEN 16
INET6_ADDRSTRLEN 46`,
  'net/if.h': `
IF_NAMESIZE 16
IFNAMSIZ 16`,
};

const INCLUDES: Readonly<Record<string, readonly string[]>> = {
  'inttypes.h': ['stdint.h'],
  'sys/param.h': ['limits.h', 'endian.h'],
  'sys/types.h': ['endian.h'],
  'stdlib.h': ['endian.h'],
};

/** Definitions of macros, `NAME text` or `NAME(a,b) text` on a line each, that a header brings. */
export function standardMacros(name: string): string[] {
  const texts = [
    LIBRARY,
    BY_HEADER[name] ?? '',
    ...(INCLUDES[name] ?? []).map((other) => BY_HEADER[other]!),
  ];
  return texts.flatMap((text) => text.split('\n').filter(Boolean));
}
