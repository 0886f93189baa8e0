/* Reads MakeUp and RunOption objects, and checks their keys against tables. */
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "conformance.h"

typedef struct Key {
  const char *name;
  JsonType type;
  double least, most;  /* JSON_NUMBER */
  bool fraction;       /* JSON_NUMBER: allows fractions */
  const char *allowed; /* JSON_STRING: " a b c ", or NULL for any */
} Key;

static ArgoStatus wrong(char message[256], const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, 256, format, arguments);
  va_end(arguments);
  return ARGO_E_OPTION;
}

static bool isAllowed(const char *text, const char *allowed) {
  char word[64];
  int length = snprintf(word, sizeof word, " %s ", text);
  return length < (int)sizeof word && strchr(text, ' ') == NULL && strstr(allowed, word) != NULL;
}

static const Json *find(const Json *object, const char *key) {
  for (const Json *item = object ? object->first : NULL; item; item = item->next) {
    if (strcmp(item->key, key) == 0) {
      return item;
    }
  }
  return NULL;
}

static ArgoStatus checkKey(const char *object, const Json *item, const Key *key,
                           char message[256]) {
  static const char *const names[] = {"null", "boolean", "number", "string", "array", "object"};
  if (item->type != key->type) {
    return wrong(message, "%s%s: expected %s, got %s", object, key->name, names[key->type],
                 names[item->type]);
  }
  if (key->type == JSON_NUMBER && !(item->number >= key->least && item->number <= key->most)) {
    return wrong(message, "%s%s: expected %g to %g, got %g", object, key->name, key->least,
                 key->most, item->number);
  }
  if (key->type == JSON_NUMBER && !key->fraction && floor(item->number) != item->number) {
    return wrong(message, "%s%s: expected a whole number, got %g", object, key->name,
                 item->number);
  }
  if (key->allowed && !isAllowed(item->text, key->allowed)) {
    return wrong(message, "%s%s: expected one of%s, got %.40s", object, key->name, key->allowed,
                 item->text);
  }
  return ARGO_OK;
}

static ArgoStatus checkObject(const char *object, const Json *json, const Key *keys, int count,
                              char message[256]) {
  for (const Json *item = json->first; item; item = item->next) {
    const Key *key = NULL;
    if (find(json, item->key) != item) {
      return wrong(message, "%s%.60s: occurs twice", object, item->key);
    }
    for (int i = 0; i < count; i++) {
      key = strcmp(keys[i].name, item->key) == 0 ? &keys[i] : key;
    }
    if (!key) {
      return wrong(message, "%s%.60s: unknown key", object, item->key);
    }
    ArgoStatus status = checkKey(object, item, key, message);
    if (status != ARGO_OK) {
      return status;
    }
  }
  return ARGO_OK;
}

static const char *textOf(const Json *object, const char *key, const char *otherwise) {
  const Json *item = find(object, key);
  return item ? item->text : otherwise;
}

static long numberOf(const Json *object, const char *key, long otherwise) {
  const Json *item = find(object, key);
  return item ? (long)item->number : otherwise;
}

static const Key makeUpKeys[] = {{"model", JSON_OBJECT, 0, 0, false, NULL},
                                 {"device", JSON_OBJECT, 0, 0, false, NULL},
                                 {"license", JSON_OBJECT, 0, 0, false, NULL},
                                 {"workers", JSON_NUMBER, 1, MAX_WORKERS, false, NULL},
                                 {"queueCapacity", JSON_NUMBER, 1, 1024, false, NULL}};
static const Key modelKeys[] = {{"file", JSON_STRING, 0, 0, false, NULL}};
static const Key deviceKeys[] = {{"type", JSON_STRING, 0, 0, false, " auto cpu cuda "},
                                 {"index", JSON_NUMBER, 0, INT_MAX, false, NULL}};
static const Key licenseKeys[] = {{"action", JSON_STRING, 0, 0, false, " activate request revoke "},
                                  {"mode", JSON_STRING, 0, 0, false, " online offline "},
                                  {"key", JSON_STRING, 0, 0, false, NULL},
                                  {"file", JSON_STRING, 0, 0, false, NULL},
                                  {"requestFile", JSON_STRING, 0, 0, false, NULL}};

#define CHECK(object, json, keys)                                                                  \
  do {                                                                                             \
    ArgoStatus status_ = ARGO_OK;                                                                  \
    if (json) {                                                                                    \
      status_ = checkObject(object, json, keys, (int)(sizeof keys / sizeof *keys), message);       \
    }                                                                                              \
    if (status_ != ARGO_OK) {                                                                      \
      return status_;                                                                              \
    }                                                                                              \
  } while (0)

static ArgoStatus require(const MakeUp *makeUp, char message[256]) {
  bool activates = strcmp(makeUp->action, "activate") == 0;
  bool offline = strcmp(makeUp->mode, "offline") == 0;
  bool requests = strcmp(makeUp->action, "request") == 0;
  if (activates && !makeUp->modelFile) {
    return wrong(message, "model.file: required");
  }
  if (!makeUp->hasLicense) {
    return ARGO_OK;
  }
  if (requests && !offline) {
    return wrong(message, "license.mode: expected offline for this action, got online");
  }
  if (((activates && !offline) || requests) && !makeUp->key) {
    return wrong(message, "license.key: required for this action");
  }
  if (activates && offline && !makeUp->file) {
    return wrong(message, "license.file: required for this action");
  }
  if ((requests || (!activates && offline)) && !makeUp->requestFile) {
    return wrong(message, "license.requestFile: required for this action");
  }
  return ARGO_OK;
}

ArgoStatus readMakeUp(const Json *json, MakeUp *makeUp, char message[256]) {
  CHECK("", json, makeUpKeys);
  const Json *model = find(json, "model");
  const Json *device = find(json, "device");
  const Json *license = find(json, "license");
  const char *action;
  CHECK("model.", model, modelKeys);
  CHECK("device.", device, deviceKeys);
  CHECK("license.", license, licenseKeys);
  action = textOf(license, "action", "activate");
  *makeUp = (MakeUp){.modelFile = textOf(model, "file", NULL),
                     .deviceType = textOf(device, "type", "auto"),
                     .deviceIndex = numberOf(device, "index", 0),
                     .workers = numberOf(json, "workers", 1),
                     .queueCapacity = numberOf(json, "queueCapacity", 64),
                     .hasLicense = license != NULL,
                     .action = action,
                     .mode = textOf(license, "mode",
                                    strcmp(action, "request") == 0 ? "offline" : "online"),
                     .key = textOf(license, "key", NULL),
                     .file = textOf(license, "file", NULL),
                     .requestFile = textOf(license, "requestFile", NULL)};
  return require(makeUp, message);
}

static const Key optionKeys[] = {{"languages", JSON_ARRAY, 0, 0, false, NULL},
                                 {"format", JSON_STRING, 0, 0, false, " json text tsv "},
                                 {"words", JSON_BOOL, 0, 0, false, NULL},
                                 {"region", JSON_OBJECT, 0, 0, false, NULL},
                                 {"minConfidence", JSON_NUMBER, 0, 1, true, NULL},
                                 {"timeoutMs", JSON_NUMBER, 0, 600000, false, NULL}};
static const Key regionKeys[] = {{"x", JSON_NUMBER, 0, 16383, false, NULL},
                                 {"y", JSON_NUMBER, 0, 16383, false, NULL},
                                 {"width", JSON_NUMBER, 1, 16384, false, NULL},
                                 {"height", JSON_NUMBER, 1, 16384, false, NULL}};

static ArgoStatus readLanguages(const Json *array, const Model *model, unsigned *languages,
                                char message[256]) {
  *languages = array ? 0 : ~0U;
  if (array && !array->first) {
    return wrong(message, "languages: expected at least one language");
  }
  for (const Json *item = array ? array->first : NULL; item; item = item->next) {
    int index = -1;
    for (int i = 0; item->type == JSON_STRING && i < model->languageCount; i++) {
      index = strcmp(model->languages[i], item->text) == 0 ? i : index;
    }
    if (index < 0) {
      return wrong(message, "languages: the model does not read %.40s",
                   item->type == JSON_STRING ? item->text : "a value that is not a string");
    }
    *languages |= 1U << index;
  }
  return ARGO_OK;
}

ArgoStatus readRunOption(const char *text, const Model *model, RunOption *option,
                         char message[256]) {
  *option = (RunOption){.languages = ~0U};
  if (!text) {
    return ARGO_OK;
  }
  Json *json = jsonParse(text);
  ArgoStatus status = ARGO_E_JSON;
  snprintf(message, 256, "optionJson is not a JSON object");
  if (json && json->type == JSON_OBJECT) {
    const Json *region = find(json, "region");
    const char *format = NULL;
    status = checkObject("", json, optionKeys, sizeof optionKeys / sizeof *optionKeys, message);
    if (status == ARGO_OK && region) {
      status = checkObject("region.", region, regionKeys, 4, message);
      for (int i = 0; status == ARGO_OK && i < 4; i++) {
        if (!find(region, regionKeys[i].name)) {
          status = wrong(message, "region.%s: required", regionKeys[i].name);
        }
      }
    }
    if (status == ARGO_OK) {
      const Json *least = find(json, "minConfidence");
      const Json *words = find(json, "words");
      format = textOf(json, "format", "json");
      option->format = *format == 'j' ? FORMAT_JSON : format[1] == 'e' ? FORMAT_TEXT : FORMAT_TSV;
      option->words = words && words->number != 0;
      option->minConfidence = least ? least->number : 0;
      option->timeoutMs = numberOf(json, "timeoutMs", 0);
      option->hasRegion = region != NULL;
      option->region = (Box){numberOf(region, "x", 0), numberOf(region, "y", 0),
                             numberOf(region, "width", 0), numberOf(region, "height", 0)};
      status = readLanguages(find(json, "languages"), model, &option->languages, message);
    }
  }
  jsonFree(json);
  return status;
}
