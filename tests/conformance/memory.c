/* Tracks strings from giveString() to freePointer(). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "conformance.h"

/* The program gets the address after this header, so sanitizers detect free() on it. */
typedef struct Head {
  struct Head *next;
  struct Head *previous;
} Head;

static Head live = {&live, &live};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

char *giveString(const char *text) {
  size_t size = strlen(text) + 1;
  Head *head = faultIs("memory") ? NULL : malloc(sizeof *head + size);
  if (!head) {
    return NULL;
  }
  memcpy(head + 1, text, size);
  pthread_mutex_lock(&lock);
  head->next = live.next;
  head->previous = &live;
  live.next->previous = head;
  live.next = head;
  pthread_mutex_unlock(&lock);
  return (char *)(head + 1);
}

static bool release(const void *pointer) {
  pthread_mutex_lock(&lock);
  Head *head = live.next;
  while (head != &live && (const void *)(head + 1) != pointer) {
    head = head->next;
  }
  bool found = head != &live;
  if (found) {
    head->previous->next = head->next;
    head->next->previous = head->previous;
  }
  pthread_mutex_unlock(&lock);
  if (found) {
    free(head);
  }
  return found;
}

void discardString(char *text) {
  if (text) {
    release(text);
  }
}

void freePointer(void *pointer) {
  if (pointer && !release(pointer)) {
    breach("freePointer", "the pointer was released before or was not given by the library [ARGO-string]");
  }
}

bool isUtf8(const char *text) {
  const unsigned char *at = (const unsigned char *)text;
  if (at[0] == 0xEF && at[1] == 0xBB && at[2] == 0xBF) {
    return false; /* a byte order mark */
  }
  while (*at) {
    unsigned lead = *at++;
    int more = lead < 0x80 ? 0 : lead >= 0xC2 && lead < 0xE0 ? 1 : (lead & 0xF0) == 0xE0 ? 2 : 3;
    if ((lead >= 0x80 && lead < 0xC2) || lead > 0xF4) {
      return false;
    }
    unsigned code = more == 0 ? lead : lead & (0x3FU >> more);
    for (int i = 0; i < more; i++, at++) {
      if ((*at & 0xC0) != 0x80) {
        return false;
      }
      code = code << 6 | (*at & 0x3F);
    }
    if ((more == 2 && (code < 0x800 || (code >= 0xD800 && code < 0xE000))) ||
        (more == 3 && (code < 0x10000 || code > 0x10FFFF))) {
      return false;
    }
  }
  return true;
}

__attribute__((destructor)) static void reportUnreleased(void) {
  if (live.next != &live) {
    breach("a string was not released with freePointer", "%.60s", (char *)(live.next + 1));
  }
}
