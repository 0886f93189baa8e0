/**
 * Statements that Korean statutes or counsel require and that the company has not supplied yet. Each line has the section,
 * the id of the open question, and the statute. Remove a line when the text states it.
 *
 * PIPA is the Personal Information Protection Act with its decree, ECA the E-Commerce Act, ARTC the Act on the
 * Regulation of Terms and Conditions.
 */
export const STATUTORY_ITEMS: readonly string[] = `
privacy#privacy2 legal.basis: PIPA 22(3), processing without consent
privacy#privacy2 legal.sensitive: PIPA 30(1)3-3, sensitive data
privacy#privacy2 legal.additional-use: PIPA decree 14-2(2), further use
privacy#privacy2 legal.collected-items: PIPA decree 31(1)1, items
privacy#privacy2 legal.optional-items: PIPA 30(1), required and optional items
privacy#privacy3 legal.guardian-check: PIPA 22-2, consent of guardians
privacy#privacy4 legal.retention-basis: PIPA 30(1)3-2, basis of retention
privacy#privacy5 legal.destruction: PIPA 30(1)3-2, destruction
privacy#privacy6 legal.pseudonymous: PIPA 30(1)4-2, pseudonymous data
privacy#privacy7 legal.third-parties: PIPA 30(1)3, disclosure
privacy#privacy7 legal.processors: PIPA 30(1)4, processors
privacy#privacy7 legal.transfer-abroad: PIPA 28-8, transfers abroad
privacy#privacy8 legal.cookies: PIPA 30(1)7, automatic collection
privacy#privacy8 legal.behaviour: PIPA 30(1)7, behavioural data
privacy#privacy9 legal.rights: PIPA 38(4), exercise of rights
privacy#privacy9 legal.automated: PIPA 37-2(4), automated decisions
privacy#privacy10 legal.safeguards: PIPA decree 31(1), safeguards
privacy#privacy10 legal.certification: scope and validity of the certifications
privacy#privacy11 legal.access-department: PIPA 30(1), department for access requests
privacy#privacy12 legal.policy-change: PIPA 30(2), changes of the policy
terms#registration legal.account-care: care of the account
terms#licences legal.licence-scope: ECA 13(2), conditions of the licence
terms#licences legal.product-terms: ECA 13(2), conditions and period per product
terms#subscriptions legal.payment: ECA 13(2), payment
terms#prices legal.recurring-consent: ECA 13(6), consent to payments
terms#disputes legal.disputes: ECA 13(2), complaints and disputes
terms#amendments legal.silence: ARTC 12, silence
terms#amendments legal.adverse-change: ARTC 3, changes to a disadvantage
terms#duties legal.service-change: changes of the service
terms#duties legal.notices: notices to users
terms#disputes legal.language: prevailing language
terms#liability legal.liability: ARTC 7, liability
refund#withdrawal-right legal.withdrawal-right: ECA 17, withdrawal
refund#how-to-ask legal.refund-time: ECA 18, repayment
refund#effect legal.refund-effect: date of effect
`
  .trim()
  .split('\n')
  .map((line) => line.split(':')[0]!);
