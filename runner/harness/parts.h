/* The parts of a request that is more than a module, one after the other, as runner/harness/parts.ts writes them. */
#ifndef SPIRV_CTS_HARNESS_PARTS_H
#define SPIRV_CTS_HARNESS_PARTS_H

#include "frames.h"

/* What is left of a request; reading beyond its end gives zeros and is noticed once, at the end. */
static const uint8_t* cursor;
static size_t left;
static bool overrun;

/* Bytes are filled up to whole words. */
static const uint8_t* take_bytes(size_t size) {
  static const uint8_t zeros[4096];
  size = (size + 3) & ~(size_t)3;
  if (size > left) {
    overrun = true;
    return zeros;
  }
  const uint8_t* at = cursor;
  cursor += size;
  left -= size;
  return at;
}

static uint32_t take(void) {
  uint32_t value;
  memcpy(&value, take_bytes(4), 4);
  return value;
}

static uint32_t take_count(uint32_t most) {
  const uint32_t count = take();
  if (count > most) overrun = true;
  return overrun ? 0 : count;
}

static void begin_parts(const uint8_t* of, size_t size) {
  cursor = of;
  left = size;
  overrun = false;
}

#endif
