/* The protocol of README.md as the harnesses written in C speak it, and what they say of faults. */
#ifndef SPIRV_CTS_HARNESS_FRAMES_H
#define SPIRV_CTS_HARNESS_FRAMES_H

#include <execinfo.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

enum status { ACCEPTED = 0, REFUSED = 1, UNSUPPORTED = 2, NOT_ASKED = 3 };

struct answer {
  enum status status;
  const void* bytes;
  size_t size;
};

static void take_exactly(void* to, size_t size) {
  uint8_t* at = to;
  while (size > 0) {
    size_t taken = fread(at, 1, size, stdin);
    if (taken == 0) exit(0);
    at += taken;
    size -= taken;
  }
}

static void put_all(const void* from, size_t size) {
  const uint8_t* at = from;
  while (size > 0) {
    ssize_t put = write(STDOUT_FILENO, at, size);
    if (put <= 0) exit(0);
    at += put;
    size -= (size_t)put;
  }
}

/* In one write where it is small: the answer must be out before the next module is begun. */
static void reply(struct answer of) {
  uint8_t head[4096];
  uint32_t size = (uint32_t)of.size + 1;
  memcpy(head, &size, 4);
  head[4] = (uint8_t)of.status;
  if (of.size <= sizeof head - 5) {
    if (of.size > 0) memcpy(head + 5, of.bytes, of.size);
    put_all(head, of.size + 5);
  } else {
    put_all(head, 5);
    put_all(of.bytes, of.size);
  }
}

static struct answer text(enum status status, const char* message) {
  return (struct answer){status, message, strlen(message)};
}

/* The first line of messages about the module at hand; a driver may end after it has sent one, and take it along. */
static char heard[512];

static void hear(const char* message) {
  if (heard[0] != 0) return;
  snprintf(heard, sizeof heard - 1, "heard: %s", message);
  for (char* at = heard; *at != 0; at++)
    if (*at == '\n') *at = ' ';
  strcat(heard, "\n");
}

/* A fault says where it is, so that faults can be told apart, and then takes its course. */
static void tell_fault(int signal_number) {
  static const char notice[] = "fault at\n";
  void* frames[24];
  int count = backtrace(frames, 24);
  if (write(STDERR_FILENO, heard, strlen(heard)) < 0) heard[0] = 0;
  if (write(STDERR_FILENO, notice, sizeof notice - 1) > 0)
    /* The first two are this function and the way into it. */
    backtrace_symbols_fd(frames + 2, count < 2 ? 0 : count - 2, STDERR_FILENO);
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

/* A sanitizer tells of faults by itself; what is left to the end of a process is no leak. */
#ifdef __SANITIZE_ADDRESS__
const char* __asan_default_options(void);
const char* __asan_default_options(void) { return "detect_leaks=0:handle_abort=1"; }
#define IS_WATCHED true
#else
#define IS_WATCHED false
#endif

static void watch_faults(void) {
  static uint8_t stack[1 << 16];
  const stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
  struct sigaction action = {.sa_handler = tell_fault, .sa_flags = SA_ONSTACK | SA_NODEFER};
  const int faults[] = {SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS};
  void* frame[1];
  backtrace(frame, 1); /* Loads what it needs now, not in the middle of a fault. */
  sigaltstack(&other, NULL);
  for (size_t at = 0; at < sizeof faults / sizeof *faults; at++) sigaction(faults[at], &action, NULL);
}

/* Whoever asks may be killed while a module keeps us busy for ever. */
static void end_with_the_parent(void) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

/* One request: the name of its environment, options behind it, and what comes after them. */
struct request {
  char name[256];
  /* Begins at a whole word, and stays ours. */
  uint8_t* input;
  size_t size, room;
};

/* Waits for the next request, and ends the process where there is none; false if it is not one of this protocol. */
static bool take_request(struct request* into) {
  uint32_t size;
  take_exactly(&size, 4);
  if (size < 1) return false;
  /* Three bytes of slack let the module be moved to a whole word. */
  if ((size_t)size + 8 > into->room) {
    into->room = ((size_t)size + 8) * 2;
    free(into->input);
    into->input = malloc(into->room);
    if (into->input == NULL) abort();
  }
  take_exactly(into->input, size);
  const size_t name_size = into->input[0];
  if (name_size + 1 > size) return false;
  memcpy(into->name, into->input + 1, name_size);
  into->name[name_size] = 0;
  into->size = size - 1 - name_size;
  memmove(into->input, into->input + 1 + name_size, into->size);
  return true;
}

#endif
