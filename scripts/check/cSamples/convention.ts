/** A calling convention that is not the usual one of this machine, as compilers of C name it. */
const OTHER = process.arch === 'x64' ? 'ms_abi' : 'aarch64_vector_pcs';

/** What a compiler says where a function has another calling convention than the type that it is given for. */
export const CONVENTION_SAID = new RegExp(
  `(?:incompatible|cannot initialize|no (?:matching|viable)).*\\b(?:${OTHER})\\b`,
);

/**
 * A header whose calling convention differs from the usual one, as on 32-bit Windows: a compiler that takes both for
 * the same would not see that a callback is declared without it.
 */
export function withOtherConvention(header: string): string {
  const macro = /^typedef [^;]*?\(\s*(\w+)\s*\*\s*\w+\)\s*\(/m.exec(
    header,
  )?.[1];
  return macro === undefined
    ? header
    : header.replace(
        new RegExp(`^#define ${macro}[ \\t]*$`, 'm'),
        `#define ${macro} __attribute__((${OTHER}))`,
      );
}
