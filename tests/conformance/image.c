/* Reads files, Base64 and the sizes of images. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "conformance.h"

ArgoStatus openFailure(void) {
  bool named = errno != ENOENT && errno != ENOTDIR && errno != ENAMETOOLONG;
  return named ? ARGO_E_FILE_ACCESS : ARGO_E_FILE_NOT_FOUND;
}

ArgoStatus readFile(const char *path, Bytes *bytes) {
  struct stat status;
  FILE *file = fopen(path, "rb");
  *bytes = (Bytes){NULL, 0};
  if (!file) {
    return openFailure();
  }
  ArgoStatus result = ARGO_E_FILE_ACCESS;
  if (fstat(fileno(file), &status) == 0 && S_ISREG(status.st_mode)) {
    bytes->data = malloc((size_t)status.st_size + 1);
    if (bytes->data) {
      bytes->size = fread(bytes->data, 1, (size_t)status.st_size, file);
      bytes->data[bytes->size] = 0;
    }
    result = bytes->data ? ARGO_OK : ARGO_E_OUT_OF_MEMORY;
  }
  fclose(file);
  return result;
}

static int base64Value(char letter) {
  static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const char *found = letter ? strchr(alphabet, letter) : NULL;
  return found ? (int)(found - alphabet) : -1;
}

ArgoStatus decodeBase64(const char *text, Bytes *bytes) {
  size_t length = strlen(text);
  *bytes = (Bytes){NULL, 0};
  size_t padding = length < 4 ? 0 : (text[length - 1] == '=') + (size_t)(text[length - 2] == '=');
  if (length == 0 || length % 4 != 0) {
    return ARGO_E_BASE64;
  }
  unsigned char *data = malloc(length / 4 * 3 + 1);
  if (!data) {
    return ARGO_E_OUT_OF_MEMORY;
  }
  size_t size = 0;
  unsigned group = 0;
  for (size_t i = 0; i < length; i++) {
    int value = i >= length - padding ? 0 : base64Value(text[i]);
    if (value < 0) {
      free(data);
      return ARGO_E_BASE64;
    }
    group = group << 6 | (unsigned)value;
    if (i % 4 == 3) {
      data[size++] = (unsigned char)(group >> 16);
      data[size++] = (unsigned char)(group >> 8);
      data[size++] = (unsigned char)group;
    }
  }
  *bytes = (Bytes){data, size - padding};
  data[bytes->size] = 0;
  return ARGO_OK;
}

static long little(const unsigned char *at, int count) {
  unsigned long value = 0;
  while (count-- > 0) {
    value = value << 8 | at[count];
  }
  return (long)value;
}

static long big(const unsigned char *at, int count) {
  unsigned long value = 0;
  for (int i = 0; i < count; i++) {
    value = value << 8 | at[i];
  }
  return (long)value;
}

/* Reads the size from the first start-of-frame segment. */
static bool jpegSize(const Bytes *image, long *width, long *height) {
  size_t at = 2;
  while (at + 9 < image->size && image->data[at] == 0xFF) {
    unsigned marker = image->data[at + 1];
    if (marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC) {
      *height = big(image->data + at + 5, 2);
      *width = big(image->data + at + 7, 2);
      return true;
    }
    at += 2 + (size_t)big(image->data + at + 2, 2);
  }
  return false;
}

/* Tags 256 and 257 of a TIFF's first directory are its width and height. */
static bool tiffSize(const Bytes *image, long *width, long *height) {
  long (*number)(const unsigned char *, int) = image->data[0] == 'I' ? little : big;
  size_t directory = (size_t)number(image->data + 4, 4);
  *width = *height = 0;
  if (directory + 2 > image->size) {
    return false;
  }
  long count = number(image->data + directory, 2);
  for (long i = 0; i < count && directory + 14 + (size_t)i * 12 <= image->size; i++) {
    const unsigned char *entry = image->data + directory + 2 + i * 12;
    long tag = number(entry, 2);
    long value = number(entry + 8, number(entry + 2, 2) == 3 ? 2 : 4);
    *width = tag == 256 ? value : *width;
    *height = tag == 257 ? value : *height;
  }
  return *width > 0 && *height > 0;
}

ArgoStatus imageSize(const Bytes *image, long *width, long *height) {
  const unsigned char *data = image->data;
  bool known = false;
  if (image->size >= 26 && memcmp(data, "\x89PNG\r\n\x1a\n", 8) == 0) {
    *width = big(data + 16, 4);
    *height = big(data + 20, 4);
    known = true;
  } else if (image->size >= 26 && memcmp(data, "BM", 2) == 0) {
    *width = little(data + 18, 4);
    *height = (long)labs((int32_t)little(data + 22, 4));
    known = true;
  } else if (image->size >= 10 && memcmp(data, "\xFF\xD8\xFF", 3) == 0) {
    known = jpegSize(image, width, height);
  } else if (image->size >= 8 &&
             (memcmp(data, "II*\0", 4) == 0 || memcmp(data, "MM\0*", 4) == 0)) {
    known = tiffSize(image, width, height);
  }
  if (!known) {
    return ARGO_E_IMAGE_FORMAT;
  }
  bool fits = *width >= 16 && *width <= 16384 && *height >= 16 && *height <= 16384;
  return fits ? ARGO_OK : ARGO_E_IMAGE_SIZE;
}
