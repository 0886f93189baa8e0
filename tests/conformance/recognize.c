/* Simulated recognition: fixed text for known images, no text for others. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "conformance.h"
#include "results.h"

static uint64_t hashOf(const Bytes *bytes) {
  uint64_t hash = 0xcbf29ce484222325U;
  for (size_t i = 0; i < bytes->size; i++) {
    hash = (hash ^ bytes->data[i]) * 0x100000001b3U;
  }
  return hash;
}

static const Sample *findSample(const Bytes *image) {
  uint64_t hash = hashOf(image);
  for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
    if (samples[i].hash == hash) {
      return &samples[i];
    }
  }
  return NULL;
}

static bool inRegion(const Box *box, const RunOption *option) {
  const Box *region = &option->region;
  return !option->hasRegion ||
         (box->x >= region->x && box->y >= region->y &&
          box->x + box->width <= region->x + region->width &&
          box->y + box->height <= region->y + region->height);
}

static bool isWanted(const Line *line, const Model *model, const RunOption *option) {
  bool reads = false;
  for (int i = 0; i < model->languageCount; i++) {
    reads = reads || ((option->languages >> i & 1U) && strcmp(model->languages[i], line->language) == 0);
  }
  return reads && line->confidence >= option->minConfidence && inRegion(&line->box, option);
}

static void putBox(FILE *out, const Box *box) {
  fprintf(out, "\"box\":{\"x\":%ld,\"y\":%ld,\"width\":%ld,\"height\":%ld}", box->x, box->y,
          box->width, box->height);
}

/* Three decimals with a decimal point in every locale. */
static void putConfidence(FILE *out, double confidence) {
  long thousandths = (long)(confidence * 1000 + 0.5);
  fprintf(out, "%ld.%03ld", thousandths / 1000, thousandths % 1000);
}

/* Divides the box of a line among its words in proportion to their bytes. */
static void putWords(FILE *out, const Line *line) {
  long length = (long)strlen(line->text);
  const char *at = line->text;
  fputs(",\"words\":[", out);
  while (*at) {
    long size = (long)strcspn(at, " ");
    long start = (long)(at - line->text);
    Box box = {line->box.x + line->box.width * start / length, line->box.y,
               line->box.width * size / length, line->box.height};
    fprintf(out, "%s{\"text\":\"%.*s\",\"confidence\":", start ? "," : "", (int)size, at);
    putConfidence(out, line->confidence);
    fputc(',', out);
    putBox(out, &box);
    fputc('}', out);
    at += size + (at[size] == ' ');
  }
  fputc(']', out);
}

static void putJson(FILE *out, const Line *const *lines, int count, long width, long height,
                    bool words) {
  fprintf(out, "{\"image\":{\"width\":%ld,\"height\":%ld},\"text\":\"", width, height);
  for (int i = 0; i < count; i++) {
    fprintf(out, "%s%s", i ? "\\n" : "", lines[i]->text);
  }
  fputs("\",\"lines\":[", out);
  for (int i = 0; i < count; i++) {
    fprintf(out, "%s{\"text\":\"%s\",\"confidence\":", i ? "," : "", lines[i]->text);
    putConfidence(out, lines[i]->confidence);
    fputc(',', out);
    putBox(out, &lines[i]->box);
    if (words) {
      putWords(out, lines[i]);
    }
    fputc('}', out);
  }
  fputs("]}", out);
}

static void putPlain(FILE *out, const Line *const *lines, int count, Format format) {
  for (int i = 0; i < count; i++) {
    const Box *box = &lines[i]->box;
    if (format == FORMAT_TSV) {
      fprintf(out, "%ld\t%ld\t%ld\t%ld\t", box->x, box->y, box->width, box->height);
      putConfidence(out, lines[i]->confidence);
      fprintf(out, "\t%s\n", lines[i]->text);
    } else {
      fprintf(out, "%s%s", i ? "\n" : "", lines[i]->text);
    }
  }
}

static long setting(const char *name) {
  const char *value = getenv(name);
  return value ? strtol(value, NULL, 10) : 0;
}

static ArgoStatus pretendFault(void) {
  return faultIs("memory")       ? ARGO_E_OUT_OF_MEMORY
         : faultIs("gpu-memory") ? ARGO_E_GPU_MEMORY
         : faultIs("expired")    ? ARGO_E_LICENSE_EXPIRED
         : faultIs("timeout")    ? ARGO_E_TIMEOUT
         : failsInternally()    ? ARGO_E_INTERNAL
                                 : ARGO_OK;
}

/* Sleeps $ARGO_CONFORMANCE_DELAY_MS in four steps, and checks the time limit after each. */
static ArgoStatus pretendWork(const RunOption *option) {
  enum { STEPS = 4 };
  long delay = setting("ARGO_CONFORMANCE_DELAY_MS");
  long long step = delay * 1000000LL / STEPS;
  struct timespec pause = {(time_t)(step / 1000000000), (long)(step % 1000000000)};
  for (long done = 1; delay > 0 && done <= STEPS; done++) {
    nanosleep(&pause, NULL);
    if (option->timeoutMs > 0 && delay * done > option->timeoutMs * STEPS) {
      return ARGO_E_TIMEOUT;
    }
  }
  return ARGO_OK;
}

ArgoStatus recognize(ArgoSDKHandle handle, const Bytes *image, const RunOption *option,
                     char **result) {
  long width, height;
  ArgoStatus status = imageSize(image, &width, &height);
  const Box *region = &option->region;
  if (status == ARGO_OK && option->hasRegion &&
      (region->x + region->width > width || region->y + region->height > height)) {
    status = ARGO_E_IMAGE_SIZE;
  }
  status = status == ARGO_OK ? pretendFault() : status;
  status = status == ARGO_OK ? pretendWork(option) : status;
  if (status != ARGO_OK) {
    return status;
  }
  const Line *lines[8];
  int count = 0;
  const Sample *sample = findSample(image);
  for (const Line *line = sample ? sample->lines : NULL; line && line->text; line++) {
    if (isWanted(line, &handle->model, option)) {
      lines[count++] = line;
    }
  }
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  if (out && option->format == FORMAT_JSON) {
    putJson(out, lines, count, width, height, option->words);
  } else if (out) {
    putPlain(out, lines, count, option->format);
  }
  *result = out && fclose(out) == 0 ? giveString(text) : NULL;
  free(text);
  return *result ? ARGO_OK : ARGO_E_OUT_OF_MEMORY;
}
