import {usePluginData} from '@docusaurus/useGlobalData';

/** Addresses, with the integrity behind `#`, of the native scripts that are fetched once a reader is about to use them. */
interface NativeScripts {
  readonly filter: string;
  readonly legal: string;
}

/** The native scripts of a build. The development server has no files for them: there they are part of the application. */
export function useNativeScripts(): Partial<NativeScripts> {
  return (usePluginData('native-first') as NativeScripts | undefined) ?? {};
}
