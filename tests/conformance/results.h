/* Recognition results of the images in docs-ocr/sample/images. */
#ifndef CONFORMANCE_RESULTS_H
#define CONFORMANCE_RESULTS_H

#include "conformance.h"

typedef struct Line {
  const char *text;
  const char *language;
  double confidence;
  Box box;
} Line;

typedef struct Sample {
  uint64_t hash; /* FNV-1a of the file's bytes */
  Line lines[8]; /* ended by a line without text */
} Sample;

static const Sample samples[] = {
    {0x4138783935402ef9U, /* invoice.png */
     {{"Invoice 2026-014", "en", 0.994, {40, 34, 383, 53}},
      {"Customer: River Books", "en", 0.987, {40, 118, 320, 34}},
      {"Paper A4, 12 boxes", "en", 0.981, {40, 178, 269, 34}},
      {"Total: 128.40", "en", 0.992, {40, 248, 234, 43}},
      {"Due: 2026-12-01", "en", 0.978, {40, 322, 238, 34}},
      {NULL, NULL, 0, {0, 0, 0, 0}}}},
    {0xcfed05e1aba4a17bU, /* receipt.jpg */
     {{"RIVER CAFE", "en", 0.991, {110, 28, 241, 48}},
      {"Espresso 2.80", "en", 0.972, {40, 112, 219, 34}},
      {"Croissant 2.40", "en", 0.968, {40, 164, 236, 34}},
      {"Total 5.20", "en", 0.985, {40, 232, 193, 38}},
      {"Thank you", "en", 0.641, {40, 304, 130, 29}},
      {NULL, NULL, 0, {0, 0, 0, 0}}}},
    {0xe16f1da97b210a8eU, /* notice.png */
     {{"안내", "ko", 0.989, {40, 28, 81, 53}},
      {"도서관은 오후 6시에 닫습니다", "ko", 0.974, {40, 104, 343, 34}},
      {"Library closes at 6 pm", "en", 0.983, {40, 164, 263, 31}},
      {NULL, NULL, 0, {0, 0, 0, 0}}}},
    {0xf0d236db1023b18bU, /* blank.png */
     {{NULL, NULL, 0, {0, 0, 0, 0}}}},
};

#endif
