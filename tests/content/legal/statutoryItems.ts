/**
 * What statutes of Korea require the legal texts to say and the vendor has not: the statute, the section, the mark with
 * the question. An item leaves this list when the text states it.
 *
 * PIPA is the Personal Information Protection Act with its decree, ECA the E-Commerce Act, ARTC the Act on the
 * Regulation of Terms and Conditions.
 */
export const STATUTORY_ITEMS = [
  ['PIPA 22(3), processing without consent', 'privacy#privacy2', 'legal.basis'],
  ['PIPA 30(1)3-3, sensitive data', 'privacy#privacy2', 'legal.sensitive'],
  [
    'PIPA decree 14-2(2), further use',
    'privacy#privacy2',
    'legal.additional-use',
  ],
  ['PIPA decree 31(1)1, items', 'privacy#privacy2', 'legal.collected-items'],
  [
    'PIPA 22-2, consent of guardians',
    'privacy#privacy3',
    'legal.guardian-check',
  ],
  [
    'PIPA 30(1)3-2, basis of retention',
    'privacy#privacy4',
    'legal.retention-basis',
  ],
  ['PIPA 30(1)3-2, destruction', 'privacy#privacy5', 'legal.destruction'],
  [
    'PIPA 30(1)4-2, pseudonymous data',
    'privacy#privacy6',
    'legal.pseudonymous',
  ],
  ['PIPA 30(1)3, disclosure', 'privacy#privacy7', 'legal.third-parties'],
  ['PIPA 30(1)4, processors', 'privacy#privacy7', 'legal.processors'],
  ['PIPA 28-8, transfers abroad', 'privacy#privacy7', 'legal.transfer-abroad'],
  ['PIPA 30(1)7, automatic collection', 'privacy#privacy8', 'legal.cookies'],
  ['PIPA 30(1)7, behavioural data', 'privacy#privacy8', 'legal.behaviour'],
  ['PIPA 38(4), exercise of rights', 'privacy#privacy9', 'legal.rights'],
  ['PIPA 37-2(4), automated decisions', 'privacy#privacy9', 'legal.automated'],
  ['PIPA decree 31(1), safeguards', 'privacy#privacy10', 'legal.safeguards'],
  [
    'PIPA 30(2), changes of the policy',
    'privacy#privacy12',
    'legal.policy-change',
  ],
  ['ECA 13(6), consent to payments', 'terms#prices', 'legal.recurring-consent'],
  ['ECA 13(2), complaints and disputes', 'terms#disputes', 'legal.disputes'],
  ['ARTC 12, silence', 'terms#amendments', 'legal.silence'],
  [
    'ARTC 3, changes to a disadvantage',
    'terms#amendments',
    'legal.adverse-change',
  ],
  ['ARTC 7, liability', 'terms#liability', 'legal.liability'],
  ['ECA 17, withdrawal', 'refund#withdrawal-right', 'legal.withdrawal-right'],
  ['ECA 18, repayment', 'refund#how-to-ask', 'legal.refund-time'],
] as const;
