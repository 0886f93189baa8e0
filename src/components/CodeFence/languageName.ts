/** Languages whose names are not their own in capitals. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  cmake: 'CMake',
  cpp: 'C++',
  javascript: 'JavaScript',
  js: 'JavaScript',
  powershell: 'PowerShell',
  text: 'Text',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  vue: 'Vue',
};

/** What readers call a language. */
export function languageName(language: string): string {
  return LANGUAGE_NAMES[language] ?? language.toUpperCase();
}
