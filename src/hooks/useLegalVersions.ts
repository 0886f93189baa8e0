import {usePluginData} from '@docusaurus/useGlobalData';
import type {LegalTextId} from '@site/src/site/legalTexts';
import type {LegalVersion} from '@site/src/site/legalVersions';

/** The versions of a legal text, the one in force first. Empty while it has no dated version. */
export function useLegalVersions(id: LegalTextId): readonly LegalVersion[] {
  const data = usePluginData('legal-versions') as
    Partial<Record<LegalTextId, readonly LegalVersion[]>> | undefined;
  return data?.[id] ?? [];
}
