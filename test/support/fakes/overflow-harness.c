/* A persistent harness that accepts everything, and writes past the end of a block where a module holds the opcode. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void put(const char* text) {
  uint32_t size = (uint32_t)strlen(text) + 1;
  fwrite(&size, 4, 1, stdout);
  fputc(0, stdout);
  fputs(text, stdout);
  fflush(stdout);
}

__attribute__((noinline)) static void take_opcode(const uint32_t* words, uint32_t count) {
  volatile uint32_t* copy = malloc(count * sizeof *words);
  for (uint32_t at = 0; at <= count; at++) copy[at] = words[at < count ? at : 0];
  free((void*)copy);
}

int main(int argc, char** argv) {
  const uint32_t opcode = argc < 2 ? 0 : (uint32_t)atoi(argv[1]);
  put("{\"harness\":1,\"tool\":\"fake\",\"version\":\"1.0\",\"makes\":\"verdict\"}");
  for (;;) {
    uint32_t size;
    if (fread(&size, 4, 1, stdin) != 1) return 0;
    uint8_t* frame = malloc(size);
    if (fread(frame, 1, size, stdin) != size) return 0;
    const uint32_t words = (size - 1 - frame[0]) / 4;
    uint32_t* module = malloc(words * 4 + 4);
    memcpy(module, frame + 1 + frame[0], words * 4);
    for (uint32_t at = 5; at < words && module[at] >> 16 > 0; at += module[at] >> 16)
      if ((module[at] & 0xffff) == opcode) take_opcode(module + at, module[at] >> 16);
    put("");
    free(module);
    free(frame);
  }
}
