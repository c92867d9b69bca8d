/*
 * An OpenCL driver as a persistent harness. README.md beside this file describes the frames, and runner/opencl/kernel-job.ts
 * what a request contains after the name of its environment. From each module a program is created and built, and all its
 * kernels, one of which is run where the request says so.
 *
 *   opencl TOOL ROOT    the first device of the first platform; files that the driver looks for below /usr and that are not
 *                       there are taken from ROOT/usr
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <CL/cl_ext.h>

#include "parts.h"

#define FUNCTIONS(X)                                                                   \
  X(clGetPlatformIDs) X(clGetDeviceIDs) X(clGetDeviceInfo) X(clCreateContext)          \
  X(clCreateProgramWithIL) X(clBuildProgram) X(clGetProgramBuildInfo)                  \
  X(clCreateKernelsInProgram) X(clReleaseKernel) X(clReleaseProgram)                   \
  X(clSetProgramSpecializationConstant) X(clCreateCommandQueueWithProperties)          \
  X(clCreateKernel) X(clGetKernelWorkGroupInfo) X(clSetKernelArg) X(clCreateBuffer)    \
  X(clEnqueueNDRangeKernel) X(clEnqueueReadBuffer) X(clReleaseMemObject) X(clFinish)

#define DECLARE(name) static __typeof__(&name) do_##name;
FUNCTIONS(DECLARE)

static const char* root = "";

/* Where a file of the driver's package is; a path that is fixed in the driver has no other way to be moved. */
static const char* moved(const char* path, char* room, size_t size) {
  if (*root == 0 || strncmp(path, "/usr/", 5) != 0 || access(path, F_OK) == 0) return path;
  return (size_t)snprintf(room, size, "%s%s", root, path) < size && access(room, F_OK) == 0 ? room : path;
}

/* These come before those of the C library, for the driver, too. */
#define OPENS(name)                                                                    \
  int name(const char* path, int flags, ...) {                                         \
    static int (*next)(const char*, int, ...);                                         \
    char room[4096];                                                                   \
    va_list rest;                                                                      \
    va_start(rest, flags);                                                             \
    const mode_t mode = va_arg(rest, mode_t);                                          \
    va_end(rest);                                                                      \
    if (next == NULL) next = (int (*)(const char*, int, ...))dlsym(RTLD_NEXT, #name);  \
    return next(moved(path, room, sizeof room), flags, mode);                          \
  }
OPENS(open)
OPENS(open64)

static void give_up(const char* what, int result) {
  fprintf(stderr, "%s: %d\n", what, result);
  exit(1);
}

static cl_device_id device;
static cl_context context;
static char said[8192];

/* What the device answers, with a zero behind it; the caller's to free. */
static void* info(cl_device_info of, size_t* size) {
  size_t known = 0;
  if (do_clGetDeviceInfo(device, of, 0, NULL, &known) != CL_SUCCESS) known = 0;
  char* value = calloc(1, known + 1);
  if (known > 0) do_clGetDeviceInfo(device, of, known, value, NULL);
  *size = known;
  return value;
}

/* Prints words with spaces between them as a JSON array. */
static void print_words(FILE* to, const char* name, cl_device_info of) {
  size_t size;
  char* words = info(of, &size);
  fprintf(to, ",\"%s\":[", name);
  int count = 0;
  for (char *next, *word = strtok_r(words, " ", &next); word != NULL; word = strtok_r(NULL, " ", &next))
    fprintf(to, "%s\"%s\"", count++ == 0 ? "" : ",", word);
  fprintf(to, "]");
  free(words);
}

/* Prints the strings that an array of pointers names as a JSON array. */
static void print_strings(FILE* to, const char* name, cl_device_info of) {
  size_t size;
  const char** all = info(of, &size);
  fprintf(to, ",\"%s\":[", name);
  for (size_t at = 0; at < size / sizeof *all; at++) fprintf(to, "%s\"%s\"", at == 0 ? "" : ",", all[at]);
  fprintf(to, "]");
  free(all);
}

static void open_device(void) {
  void* library = dlopen("libOpenCL.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    fprintf(stderr, "the OpenCL loader: %s\n", dlerror());
    exit(1);
  }
#define LOAD(name) do_##name = (__typeof__(&name))dlsym(library, #name);
  FUNCTIONS(LOAD)
  cl_platform_id platform;
  cl_int result = do_clGetPlatformIDs(1, &platform, NULL);
  if (result != CL_SUCCESS) give_up("clGetPlatformIDs", result);
  result = do_clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 1, &device, NULL);
  if (result != CL_SUCCESS) give_up("clGetDeviceIDs", result);
  context = do_clCreateContext(NULL, 1, &device, NULL, NULL, &result);
  if (result != CL_SUCCESS) give_up("clCreateContext", result);
}

/* The greeting of the harness, which is the caller's to free. */
static char* greeting(const char* tool) {
  char* text;
  size_t text_size, size;
  FILE* to = open_memstream(&text, &text_size);
  char *name = info(CL_DEVICE_NAME, &size), *version = info(CL_DRIVER_VERSION, &size);
  cl_uint* bits = info(CL_DEVICE_ADDRESS_BITS, &size);
  cl_uint* capabilities = info(CL_DEVICE_SPIRV_CAPABILITIES_KHR, &size);
  fprintf(to,
          "{\"harness\":1,\"tool\":\"%s\",\"version\":\"%s\",\"makes\":\"nothing\",\"computeDevice\":"
          "{\"name\":\"%s\",\"addressBits\":%u",
          tool, version, name, *bits);
  print_words(to, "versions", CL_DEVICE_IL_VERSION);
  print_strings(to, "extensions", CL_DEVICE_SPIRV_EXTENSIONS_KHR);
  print_strings(to, "instructionSets", CL_DEVICE_SPIRV_EXTENDED_INSTRUCTION_SETS_KHR);
  fprintf(to, ",\"capabilities\":[");
  for (size_t at = 0; at < size / sizeof *capabilities; at++)
    fprintf(to, "%s%u", at == 0 ? "" : ",", capabilities[at]);
  fprintf(to, "]}}");
  fclose(to);
  free(name), free(version), free(bits), free(capabilities);
  return text;
}

static struct answer refused(const char* what, cl_int result, cl_program program) {
  const int size = snprintf(said, sizeof said, "%s: %d\n", what, result);
  if (program != NULL)
    do_clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, sizeof said - (size_t)size - 1, said + size, NULL);
  return text(REFUSED, said);
}

static cl_program program;
static cl_kernel kernel;

static struct answer build(void) {
  enum { most_kernels = 64, most_specializations = 4096 };
  cl_int result;
  memset(said, 0, sizeof said);
  const uint32_t size = take();
  const uint8_t* module = take_bytes(size);
  if (overrun) return text(NOT_ASKED, "the request is not a job");
  program = do_clCreateProgramWithIL(context, module, size, &result);
  if (result != CL_SUCCESS) return refused("clCreateProgramWithIL", result, NULL);
  const uint32_t constants = take_count(most_specializations);
  for (uint32_t at = 0; at < constants; at++) {
    const uint32_t id = take(), bytes = take();
    result = do_clSetProgramSpecializationConstant(program, id, bytes, take_bytes(bytes));
    if (result != CL_SUCCESS) return refused("clSetProgramSpecializationConstant", result, NULL);
  }
  result = do_clBuildProgram(program, 1, &device, "", NULL, NULL);
  if (result != CL_SUCCESS) return refused("clBuildProgram", result, program);
  cl_kernel kernels[most_kernels];
  cl_uint count = 0;
  result = do_clCreateKernelsInProgram(program, most_kernels, kernels, &count);
  if (result != CL_SUCCESS) return refused("clCreateKernelsInProgram", result, NULL);
  for (cl_uint at = 0; at < count; at++) do_clReleaseKernel(kernels[at]);
  return text(ACCEPTED, "");
}

enum { most_arguments = 256 };
enum kind { VALUE = 0, BUFFER = 1, WORKGROUP = 2 };

/* The arguments that are buffers, in order. */
static struct {
  cl_mem memory;
  uint32_t size;
} buffers[most_arguments];
static uint32_t buffer_count;

static cl_int set_argument(uint32_t at) {
  const enum kind kind = take();
  const uint32_t size = take();
  if (kind == WORKGROUP) return do_clSetKernelArg(kernel, at, size, NULL);
  const uint8_t* bytes = take_bytes(size);
  if (overrun) return CL_INVALID_VALUE;
  if (kind == VALUE) return do_clSetKernelArg(kernel, at, size, bytes);
  cl_int result;
  const cl_mem made =
      do_clCreateBuffer(context, CL_MEM_READ_WRITE | CL_MEM_COPY_HOST_PTR, size, (void*)bytes, &result);
  if (result != CL_SUCCESS) return result;
  buffers[buffer_count].memory = made;
  buffers[buffer_count++].size = size;
  return do_clSetKernelArg(kernel, at, sizeof made, &made);
}

/* Runs a kernel; `output` is the caller's to free. */
static struct answer run(uint8_t** output) {
  cl_int result;
  static cl_command_queue queue;
  if (queue == NULL) queue = do_clCreateCommandQueueWithProperties(context, device, NULL, &result);
  const uint32_t name_size = take();
  const char* name = (const char*)take_bytes(name_size);
  if (overrun) return text(NOT_ASKED, "the request is not a job");
  kernel = do_clCreateKernel(program, name, &result);
  if (result != CL_SUCCESS) return refused("clCreateKernel", result, NULL);
  size_t groups[3], required[3] = {0}, local[3], global[3];
  for (int at = 0; at < 3; at++) groups[at] = take();
  for (int at = 0; at < 3; at++) local[at] = take();
  do_clGetKernelWorkGroupInfo(kernel, device, CL_KERNEL_COMPILE_WORK_GROUP_SIZE, sizeof required, required, NULL);
  for (int at = 0; at < 3; at++) {
    if (required[0] > 0) local[at] = required[at];
    global[at] = groups[at] * local[at];
  }
  const uint32_t count = take_count(most_arguments);
  for (uint32_t at = 0; at < count; at++) {
    result = set_argument(at);
    if (result != CL_SUCCESS) return refused("clSetKernelArg", result, NULL);
  }
  result = do_clEnqueueNDRangeKernel(queue, kernel, 3, NULL, global, local, 0, NULL, NULL);
  if (result != CL_SUCCESS) return refused("clEnqueueNDRangeKernel", result, NULL);
  if ((result = do_clFinish(queue)) != CL_SUCCESS) return refused("clFinish", result, NULL);
  size_t size = 0;
  for (uint32_t at = 0; at < buffer_count; at++) size += buffers[at].size;
  uint8_t* all = *output = malloc(size + 1);
  for (uint32_t at = 0; at < buffer_count; all += buffers[at++].size) {
    result = do_clEnqueueReadBuffer(queue, buffers[at].memory, CL_TRUE, 0, buffers[at].size, all, 0, NULL, NULL);
    if (result != CL_SUCCESS) return refused("clEnqueueReadBuffer", result, NULL);
  }
  return (struct answer){ACCEPTED, *output, size};
}

static void clean_up(void) {
  if (kernel != NULL) do_clReleaseKernel(kernel);
  if (program != NULL) do_clReleaseProgram(program);
  for (uint32_t at = 0; at < buffer_count; at++) do_clReleaseMemObject(buffers[at].memory);
  kernel = NULL;
  program = NULL;
  buffer_count = 0;
}

int main(int argc, const char** argv) {
  end_with_the_parent();
  if (argc < 3) {
    fprintf(stderr, "%s: which tool, and where are its files?\n", argv[0]);
    return 2;
  }
  root = argv[2];
  open_device();
  char* hello = greeting(argv[1]);
  watch_faults();
  reply(text(ACCEPTED, hello));
  free(hello);
  struct request asked = {0};
  while (take_request(&asked)) {
    begin_parts(asked.input, asked.size);
    uint8_t* output = NULL;
    struct answer answer = build();
    if (answer.status == ACCEPTED && take() != 0) answer = run(&output);
    if (answer.status == ACCEPTED && (overrun || left > 0)) answer = text(NOT_ASKED, "the request is not a job");
    reply(answer);
    free(output);
    clean_up();
  }
  return 2;
}
