/* A minimal JSON parser. */
#ifndef CONFORMANCE_JSON_H
#define CONFORMANCE_JSON_H

#include <stdbool.h>

typedef enum JsonType {
  JSON_NULL,
  JSON_BOOL,
  JSON_NUMBER,
  JSON_STRING,
  JSON_ARRAY,
  JSON_OBJECT
} JsonType;

typedef struct Json {
  JsonType type;
  char *key;  /* NULL for items of arrays and the root */
  char *text; /* JSON_STRING */
  double number; /* JSON_NUMBER; 0 or 1 for JSON_BOOL */
  struct Json *first; /* members of an object, items of an array */
  struct Json *next;
} Json;

/* Parses one JSON value; NULL when the text is malformed. Free with jsonFree(). */
Json *jsonParse(const char *text);
void jsonFree(Json *json);
/* Writes text as a JSON string with quotation marks into out, which holds size bytes. */
void jsonQuote(const char *text, char *out, unsigned long size);

#endif
