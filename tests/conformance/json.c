#include "json.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_DEPTH 32

static Json *parseValue(const char **at, int depth);

static void skipSpace(const char **at) {
  *at += strspn(*at, " \t\r\n");
}

static int hexValue(char digit) {
  const char *digits = "0123456789abcdef";
  const char *found = digit ? strchr(digits, digit | 0x20) : NULL;
  return found ? (int)(found - digits) : -1;
}

static bool parseHex4(const char **at, unsigned *code) {
  *code = 0;
  for (int i = 0; i < 4; i++, (*at)++) {
    int value = hexValue(**at);
    if (value < 0) {
      return false;
    }
    *code = *code * 16 + (unsigned)value;
  }
  return true;
}

static char *putUtf8(char *out, unsigned code) {
  if (code < 0x80) {
    *out++ = (char)code;
  } else if (code < 0x800) {
    *out++ = (char)(0xC0 | code >> 6);
    *out++ = (char)(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    *out++ = (char)(0xE0 | code >> 12);
    *out++ = (char)(0x80 | (code >> 6 & 0x3F));
    *out++ = (char)(0x80 | (code & 0x3F));
  } else {
    *out++ = (char)(0xF0 | code >> 18);
    *out++ = (char)(0x80 | (code >> 12 & 0x3F));
    *out++ = (char)(0x80 | (code >> 6 & 0x3F));
    *out++ = (char)(0x80 | (code & 0x3F));
  }
  return out;
}

static bool parseEscape(const char **at, char **out) {
  static const char from[] = "\"\\/bfnrt";
  static const char to[] = "\"\\/\b\f\n\r\t";
  char letter = *(*at)++;
  const char *found = letter ? strchr(from, letter) : NULL;
  if (found) {
    *(*out)++ = to[found - from];
    return true;
  }
  unsigned code;
  if (letter != 'u' || !parseHex4(at, &code) || code == 0) {
    return false;
  }
  if (code >= 0xD800 && code < 0xDC00) {
    unsigned low;
    if ((*at)[0] != '\\' || (*at)[1] != 'u') {
      return false;
    }
    *at += 2;
    if (!parseHex4(at, &low) || low < 0xDC00 || low > 0xDFFF) {
      return false;
    }
    code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
  } else if (code >= 0xDC00 && code < 0xE000) {
    return false;
  }
  *out = putUtf8(*out, code);
  return true;
}

/* The decoded string is never longer than its source. */
static char *parseString(const char **at) {
  if (**at != '"') {
    return NULL;
  }
  (*at)++;
  char *text = malloc(strlen(*at) + 1);
  char *out = text;
  while (text && **at && **at != '"') {
    unsigned char byte = (unsigned char)*(*at)++;
    if (byte < 0x20 || (byte == '\\' && !parseEscape(at, &out))) {
      free(text);
      return NULL;
    }
    if (byte != '\\') {
      *out++ = (char)byte;
    }
  }
  if (!text || **at != '"') {
    free(text);
    return NULL;
  }
  (*at)++;
  *out = '\0';
  return text;
}

static bool parseMembers(const char **at, Json *json, char close, int depth) {
  Json **tail = &json->first;
  (*at)++;
  skipSpace(at);
  if (**at == close) {
    (*at)++;
    return true;
  }
  for (;;) {
    char *key = NULL;
    skipSpace(at);
    if (close == '}') {
      key = parseString(at);
      skipSpace(at);
      if (!key || *(*at)++ != ':') {
        free(key);
        return false;
      }
    }
    Json *item = parseValue(at, depth + 1);
    if (!item) {
      free(key);
      return false;
    }
    item->key = key;
    *tail = item;
    tail = &item->next;
    skipSpace(at);
    char separator = *(*at)++;
    if (separator == close) {
      return true;
    }
    if (separator != ',') {
      return false;
    }
  }
}

static bool parseWord(const char **at, Json *json, const char *word, JsonType type, int number) {
  size_t length = strlen(word);
  if (strncmp(*at, word, length) != 0) {
    return false;
  }
  *at += length;
  json->type = type;
  json->number = number;
  return true;
}

static bool parseNumber(const char **at, Json *json) {
  if (!strchr("-0123456789", **at) || !**at) {
    return false;
  }
  char *end;
  locale_t plain = newlocale(LC_NUMERIC_MASK, "C", NULL); /* the locale of the program may use a decimal comma */
  json->type = JSON_NUMBER;
  json->number = strtod_l(*at, &end, plain);
  freelocale(plain);
  bool moved = end != *at;
  *at = end;
  return moved;
}

static Json *parseValue(const char **at, int depth) {
  Json *json = depth < MAX_DEPTH ? calloc(1, sizeof *json) : NULL;
  bool good = false;
  if (!json) {
    return NULL;
  }
  skipSpace(at);
  if (**at == '{' || **at == '[') {
    json->type = **at == '{' ? JSON_OBJECT : JSON_ARRAY;
    good = parseMembers(at, json, **at == '{' ? '}' : ']', depth);
  } else if (**at == '"') {
    json->type = JSON_STRING;
    json->text = parseString(at);
    good = json->text != NULL;
  } else {
    good = parseWord(at, json, "true", JSON_BOOL, 1) ||
           parseWord(at, json, "false", JSON_BOOL, 0) ||
           parseWord(at, json, "null", JSON_NULL, 0) || parseNumber(at, json);
  }
  if (!good) {
    jsonFree(json);
    return NULL;
  }
  return json;
}

Json *jsonParse(const char *text) {
  Json *json = parseValue(&text, 0);
  skipSpace(&text);
  if (json && *text) {
    jsonFree(json);
    return NULL;
  }
  return json;
}

void jsonFree(Json *json) {
  while (json) {
    Json *next = json->next;
    jsonFree(json->first);
    free(json->key);
    free(json->text);
    free(json);
    json = next;
  }
}

void jsonQuote(const char *text, char *out, unsigned long size) {
  char *end = out + size - 3;
  *out++ = '"';
  for (; *text && out + 6 < end; text++) {
    if (*text == '"' || *text == '\\') {
      *out++ = '\\';
      *out++ = *text;
    } else if ((unsigned char)*text < 0x20) {
      out += *text == '\n' ? sprintf(out, "\\n") : sprintf(out, "\\u%04x", (unsigned)*text);
    } else {
      *out++ = *text;
    }
  }
  *out++ = '"';
  *out = '\0';
}
