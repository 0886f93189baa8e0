/** Name of the constant with the texts of a language: `ptBR` for `pt-BR`. */
export function constantOf(tag: string): string {
  return tag.replaceAll('-', '');
}
