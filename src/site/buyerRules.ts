import type {AnswerGroup} from './buyerAnswers';

/** Legal rules that buyers should know before they pay, with links to the sections that state them. Each number must equal the one in the linked section. */
export const BUYER_RULES: readonly AnswerGroup[] = [
  {
    id: 'rules-licence',
    title: {ko: '라이선스', en: 'Licences'},
    answers: [
      {
        to: '/legal/terms#licences',
        text: {
          ko: '라이선스는 스토어에서 구매하고 활성화하여 사용하며, 활성화를 해제할 수 있습니다.',
          en: 'You buy a licence in the store and activate it; you can revoke an activation.',
        },
        link: {ko: '이용약관 제3조', en: 'Terms of use, article 3'},
      },
      {
        to: '/legal/refund#not-activated',
        text: {
          ko: '구매일부터 14일 이내에 활성화하지 않은 라이선스는 전액 환불합니다.',
          en: 'A licence that is not activated within 14 days of purchase is refunded in full.',
        },
        link: {
          ko: '환불 정책: 미활성화 라이선스',
          en: 'Refund policy, licence not activated',
        },
      },
    ],
  },
  {
    id: 'rules-refund',
    title: {ko: '환불 정책', en: 'Refund policy'},
    answers: [
      {
        to: '/legal/refund#general-rule',
        text: {
          ko: '결제한 뒤에는 원칙적으로 환불하지 않습니다. 예외는 환불 정책에서 확인하세요. 법률에 따른 청약철회권은 제한하지 않습니다.',
          en: 'There is generally no refund after payment; the refund policy lists the exceptions. The right to withdraw by law is not limited.',
        },
        link: {
          ko: '환불 정책: 환불 원칙',
          en: 'Refund policy, general rule',
        },
      },
      {
        to: '/legal/refund#engine-defect',
        text: {
          ko: '엔진의 중대한 결함이 30일이 넘도록 해결되지 않으면 대금의 일부를 기간에 비례하여 환불합니다.',
          en: 'If a major engine defect remains unresolved for more than 30 days, part of the payment is refunded, pro rata.',
        },
        link: {
          ko: '환불 정책: 엔진의 중대한 결함',
          en: 'Refund policy, major engine defect',
        },
      },
      {
        to: '/legal/refund#late-response',
        text: {
          ko: '라이선스 제공자의 응답이 15일을 초과하여 지연되고 증명할 자료가 있으면 대금의 일부를 환불합니다.',
          en: 'If the licensor’s response is delayed by more than 15 days, and you have evidence, part of the payment is refunded.',
        },
        link: {
          ko: '환불 정책: 라이선스 제공자의 응답 지연',
          en: 'Refund policy, delayed response',
        },
      },
    ],
  },
  {
    id: 'rules-subscription',
    title: {ko: '구독', en: 'Subscriptions'},
    answers: [
      {
        to: '/legal/refund#cancellation',
        text: {
          ko: '언제든지 즉시 해지하거나 기간 만료 시 해지할 수 있습니다.',
          en: 'You can cancel at any time, immediately or at the end of the term.',
        },
        link: {
          ko: '환불 정책: 구독 해지',
          en: 'Refund policy, cancellation',
        },
      },
      {
        to: '/legal/refund#not-used',
        text: {
          ko: '결제일부터 7일 이내에 서비스를 한 번도 이용하지 않았다면 이용계약 취소와 전액 환불을 요구할 수 있습니다.',
          en: 'If you have not used the service even once within 7 days of payment, you may demand cancellation and a full refund.',
        },
        link: {
          ko: '환불 정책: 미이용 구독',
          en: 'Refund policy, subscription not used',
        },
      },
      {
        to: '/legal/terms#prices',
        text: {
          ko: '요금 변경과 유료 전환은 30일 전에 이메일로 통지합니다.',
          en: 'Notice of price changes, and of free services that become paid, is given by e-mail 30 days in advance.',
        },
        link: {ko: '이용약관 제5조', en: 'Terms of use, article 5'},
      },
    ],
  },
  {
    id: 'rules-account',
    title: {ko: '약관과 개인정보', en: 'Terms and personal data'},
    answers: [
      {
        to: '/legal/terms#amendments',
        text: {
          ko: '약관 개정은 시행일 7일 전부터 공지합니다.',
          en: 'Amendments to the terms are announced from 7 days before they take effect.',
        },
        link: {ko: '이용약관 제9조', en: 'Terms of use, article 9'},
      },
      {
        to: '/legal/terms#suspension',
        text: {
          ko: '계정이 정지되면 30일 이내에 이의를 제기할 수 있습니다.',
          en: 'If your account is suspended, you have 30 days to contest the suspension.',
        },
        link: {ko: '이용약관 제7조', en: 'Terms of use, article 7'},
      },
      {
        to: '/legal/privacy#privacy4',
        text: {
          ko: '결제 기록은 5년, 제품 문의 기록은 3년간 보관합니다.',
          en: 'Payment records are kept for 5 years, product inquiries for 3 years.',
        },
        link: {
          ko: '개인정보 처리방침: 4. 개인정보의 처리 및 보유 기간',
          en: 'Privacy policy, section 4',
        },
      },
    ],
  },
];
