import type {DocsSet} from '../docsSet';

export const OCR_SET = {
  id: 'ocr',
  label: {ko: 'OCR SDK', en: 'OCR SDK'},
  folder: 'docs-ocr',
  routeBasePath: 'ocr',
  sidebarId: 'ocrSidebar',
  entry: '/ocr/intro',
  groups: {
    installation: 'installation/common_prerequisites',
    license: 'license/license-activation',
    architecture: 'architecture/ocr_sdk_details',
    api: 'api/c_api_details',
  },
  products: ['ocr', 'ocr-global'],
  productInterface: {
    runsOn: {
      ko: 'x86-64용 Linux(glibc)와 Windows, CPU 또는 CUDA 장치',
      en: 'Linux (glibc) and Windows, both x86-64, on the CPU or a CUDA device',
    },
    calledFrom: {
      ko: 'C99 이상 또는 C++11 이상',
      en: 'C99 or later, C++11 or later',
    },
    details: '/ocr/installation/supported_os',
  },
  tasks: [
    {
      label: {
        ko: '문자 인식 환경 준비하기',
        en: 'Prepare a machine for recognition',
      },
      to: '/ocr/installation/common_prerequisites',
    },
    {
      label: {
        ko: '이미지의 글자 인식하기',
        en: 'Recognise the text of an image',
      },
      to: '/ocr/api/run',
    },
    {
      label: {ko: '여러 이미지를 큐로 처리하기', en: 'Queue many images'},
      to: '/ocr/api/runAsyncQueue',
    },
    {
      label: {
        ko: 'C API 함수 찾아보기',
        en: 'Look up a function of the C API',
      },
      to: '/ocr/api/c_api_details',
    },
  ],
  tryIt: {
    label: {ko: '예제 프로그램 보기', en: 'See the sample programs'},
    to: '/ocr/sample/ocr_sdk_sample_details',
  },
  licencePages: {
    activation: '/ocr/license/license-activation',
    revocation: '/ocr/license/license-revocation',
  },
} as const satisfies DocsSet;
