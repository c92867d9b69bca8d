/*
 * The SPIRV-Tools library as a persistent harness, through its public C API. README.md beside this file says what is
 * spoken on standard input and standard output.
 *
 *   spirv-tools validate [OPTION...]    options of spirv-val that change its answers
 *   spirv-tools disassemble
 *   spirv-tools assemble
 *   spirv-tools optimise [FLAG...]      passes by the flags of spirv-opt; -O where none is given
 */
#define _GNU_SOURCE
#include "frames.h"
#include "spirv-tools/libspirv.h"

/* Far beyond the enumerants of spv_target_env, which grow with every release. */
enum { most_environments = 256 };

static spv_context contexts[most_environments];
static spv_validator_options validator_options;
static const char** flags;
static size_t flag_count;

/* What one question asks for in their place. */
enum { most_asked_flags = 64 };
static const char* asked_flags[most_asked_flags];
static size_t asked_flag_count;

/* Cuts off what stands behind the name of an environment, each flag behind a space. */
static void take_flags(char* name) {
  asked_flag_count = 0;
  for (char* at = strchr(name, ' '); at != NULL; at = strchr(at, ' ')) {
    *at++ = 0;
    if (*at != 0 && *at != ' ' && asked_flag_count < most_asked_flags)
      asked_flags[asked_flag_count++] = at;
  }
}

/* What the optimiser says comes by a callback; the first line is kept. */
static char said[4096];

static spv_context context_of(spv_target_env environment) {
  if ((int)environment < 0 || (int)environment >= most_environments) return NULL;
  if (contexts[environment] == NULL) contexts[environment] = spvContextCreate(environment);
  return contexts[environment];
}

static struct answer refusal(spv_diagnostic diagnostic) {
  if (diagnostic == NULL || diagnostic->error == NULL) return text(REFUSED, "");
  if (diagnostic->isTextSource)
    snprintf(said, sizeof said, "error: %zu: %zu: %s", diagnostic->position.line + 1,
             diagnostic->position.column + 1, diagnostic->error);
  else
    snprintf(said, sizeof said, "error: line %zu: %s", diagnostic->position.index,
             diagnostic->error);
  return text(REFUSED, said);
}

/* Older libraries do not have all of these; a function that is missing is a null pointer. */
#define MAY_BE_MISSING __attribute__((weak))
#define SETS(name) void name(spv_validator_options, bool) MAY_BE_MISSING
#define SETS_DESCRIPTOR(name) void name(spv_validator_options, uint32_t, uint32_t) MAY_BE_MISSING
SETS(spvValidatorOptionsSetWorkgroupScalarBlockLayout);
SETS(spvValidatorOptionsSetAllowLocalSizeId);
SETS(spvValidatorOptionsSetAllowOffsetTextureOperand);
SETS(spvValidatorOptionsSetAllowVulkan32BitBitwise);
SETS_DESCRIPTOR(spvValidatorOptionsSetBufferDescriptorLayout);
SETS_DESCRIPTOR(spvValidatorOptionsSetImageDescriptorLayout);
SETS_DESCRIPTOR(spvValidatorOptionsSetSamplerDescriptorLayout);
SETS_DESCRIPTOR(spvValidatorOptionsSetTensorDescriptorLayout);

static const struct {
  const char* flag;
  void (*set)(spv_validator_options, bool);
} switches[] = {
    {"--relax-block-layout", spvValidatorOptionsSetRelaxBlockLayout},
    {"--uniform-buffer-standard-layout", spvValidatorOptionsSetUniformBufferStandardLayout},
    {"--scalar-block-layout", spvValidatorOptionsSetScalarBlockLayout},
    {"--workgroup-scalar-block-layout", spvValidatorOptionsSetWorkgroupScalarBlockLayout},
    {"--skip-block-layout", spvValidatorOptionsSetSkipBlockLayout},
    {"--allow-localsizeid", spvValidatorOptionsSetAllowLocalSizeId},
    {"--allow-offset-texture-operand", spvValidatorOptionsSetAllowOffsetTextureOperand},
    {"--allow-vulkan-32-bit-bitwise", spvValidatorOptionsSetAllowVulkan32BitBitwise},
    {"--relax-logical-pointer", spvValidatorOptionsSetRelaxLogicalPointer},
    {"--relax-struct-store", spvValidatorOptionsSetRelaxStoreStruct},
    {"--before-hlsl-legalization", spvValidatorOptionsSetBeforeHlslLegalization},
};

static const struct {
  const char* flag;
  spv_validator_limit limit;
} limits[] = {
    {"--max-struct-members", spv_validator_limit_max_struct_members},
    {"--max-struct-depth", spv_validator_limit_max_struct_depth},
    {"--max-local-variables", spv_validator_limit_max_local_variables},
    {"--max-global-variables", spv_validator_limit_max_global_variables},
    {"--max-switch-branches", spv_validator_limit_max_switch_branches},
    {"--max-function-args", spv_validator_limit_max_function_args},
    {"--max-control-flow-nesting-depth", spv_validator_limit_max_control_flow_nesting_depth},
    {"--max-access-chain-indexes", spv_validator_limit_max_access_chain_indexes},
    {"--max-id-bound", spv_validator_limit_max_id_bound},
};

static const struct {
  const char* flag;
  void (*set)(spv_validator_options, uint32_t size, uint32_t alignment);
} descriptors[] = {
    {"--buffer-descriptor-layout", spvValidatorOptionsSetBufferDescriptorLayout},
    {"--image-descriptor-layout", spvValidatorOptionsSetImageDescriptorLayout},
    {"--sampler-descriptor-layout", spvValidatorOptionsSetSamplerDescriptorLayout},
    {"--tensor-descriptor-layout", spvValidatorOptionsSetTensorDescriptorLayout},
};

#define COUNT(of) (sizeof of / sizeof *of)

/* Sets the option at the beginning of `words`; how many words it takes, or 0 where it is not known. */
static size_t set_option(spv_validator_options options, const char** words, size_t count) {
  for (size_t at = 0; at < COUNT(switches); at++)
    if (strcmp(*words, switches[at].flag) == 0 && switches[at].set != NULL) {
      switches[at].set(options, true);
      return 1;
    }
  if (count < 2) return 0;
  for (size_t at = 0; at < COUNT(limits); at++)
    if (strcmp(*words, limits[at].flag) == 0) {
      spvValidatorOptionsSetUniversalLimit(options, limits[at].limit,
                                           (uint32_t)strtoul(words[1], NULL, 10));
      return 2;
    }
  unsigned size = 0, alignment = 0;
  for (size_t at = 0; at < COUNT(descriptors); at++)
    if (strcmp(*words, descriptors[at].flag) == 0 && descriptors[at].set != NULL &&
        sscanf(words[1], "%u:%u", &size, &alignment) == 2) {
      descriptors[at].set(options, size, alignment);
      return 2;
    }
  return 0;
}

/* NULL when all were set, or the first that is not known. */
static const char* set_options(spv_validator_options options, const char** words, size_t count) {
  for (size_t at = 0; at < count;) {
    const size_t taken = set_option(options, words + at, count - at);
    if (taken == 0) return words[at];
    at += taken;
  }
  return NULL;
}

static void validate(spv_context context, const uint32_t* words, size_t count) {
  spv_validator_options options = validator_options;
  if (asked_flag_count > 0) {
    options = spvValidatorOptionsCreate();
    const char* unknown = set_options(options, asked_flags, asked_flag_count);
    if (unknown != NULL) {
      snprintf(said, sizeof said, "unknown option %s", unknown);
      reply(text(NOT_ASKED, said));
      spvValidatorOptionsDestroy(options);
      return;
    }
  }
  spv_diagnostic diagnostic = NULL;
  spv_const_binary_t binary = {words, count};
  spv_result_t result = spvValidateWithOptions(context, options, &binary, &diagnostic);
  reply(result == SPV_SUCCESS ? text(ACCEPTED, "") : refusal(diagnostic));
  spvDiagnosticDestroy(diagnostic);
  if (options != validator_options) spvValidatorOptionsDestroy(options);
}

static void disassemble(spv_context context, const uint32_t* words, size_t count) {
  spv_diagnostic diagnostic = NULL;
  spv_text printed = NULL;
  spv_result_t result = spvBinaryToText(
      context, words, count,
      SPV_BINARY_TO_TEXT_OPTION_INDENT, &printed, &diagnostic);
  if (result == SPV_SUCCESS && printed != NULL)
    reply((struct answer){ACCEPTED, printed->str, printed->length});
  else
    reply(refusal(diagnostic));
  spvTextDestroy(printed);
  spvDiagnosticDestroy(diagnostic);
}

static void assemble(spv_context context, const char* source, size_t size) {
  spv_diagnostic diagnostic = NULL;
  spv_binary made = NULL;
  spv_result_t result = spvTextToBinaryWithOptions(
      context, source, size, SPV_TEXT_TO_BINARY_OPTION_PRESERVE_NUMERIC_IDS, &made, &diagnostic);
  if (result == SPV_SUCCESS && made != NULL)
    reply((struct answer){ACCEPTED, made->code, made->wordCount * sizeof(uint32_t)});
  else
    reply(refusal(diagnostic));
  spvBinaryDestroy(made);
  spvDiagnosticDestroy(diagnostic);
}

#ifdef WITH_OPTIMISER
static void keep_message(spv_message_level_t level, const char* source,
                         const spv_position_t* position, const char* message) {
  (void)level;
  (void)source;
  (void)position;
  if (said[0] == 0) snprintf(said, sizeof said, "%s", message);
}

static void optimise(spv_target_env environment, const uint32_t* words, size_t count) {
  said[0] = 0;
  spv_optimizer_t* optimiser = spvOptimizerCreate(environment);
  spvOptimizerSetMessageConsumer(optimiser, keep_message);
  spv_optimizer_options options = spvOptimizerOptionsCreate();
  spvOptimizerOptionsSetRunValidator(options, false);
  spv_binary made = NULL;
  bool known = true;
  if (asked_flag_count > 0)
    known = spvOptimizerRegisterPassesFromFlags(optimiser, asked_flags, asked_flag_count);
  else if (flag_count > 0)
    known = spvOptimizerRegisterPassesFromFlags(optimiser, flags, flag_count);
  else
    spvOptimizerRegisterPerformancePasses(optimiser);
  if (!known)
    reply(text(NOT_ASKED, said));
  else if (spvOptimizerRun(optimiser, words, count, &made, options) == SPV_SUCCESS && made != NULL)
    reply((struct answer){ACCEPTED, made->code, made->wordCount * sizeof(uint32_t)});
  else
    reply(text(REFUSED, said));
  spvBinaryDestroy(made);
  spvOptimizerOptionsDestroy(options);
  spvOptimizerDestroy(optimiser);
}
#endif

static const struct {
  const char *name, *tool, *makes;
} operations[] = {
    {"validate", "spirv-val", "verdict"},
    {"disassemble", "spirv-dis", "text"},
    {"assemble", "spirv-as", "assembly"},
    {"optimise", "spirv-opt", "module"},
};

int main(int argc, const char** argv) {
  end_with_the_parent();
  size_t operation = 0;
  while (operation < 4 && (argc < 2 || strcmp(argv[1], operations[operation].name) != 0))
    operation++;
  if (operation == 4) {
    fprintf(stderr, "%s: validate, disassemble, assemble or optimise?\n", argv[0]);
    return 2;
  }
  validator_options = spvValidatorOptionsCreate();
  if (operation == 0 && argc > 2) {
    const char* unknown = set_options(validator_options, argv + 2, (size_t)argc - 2);
    if (unknown != NULL) {
      fprintf(stderr, "%s: unknown option %s\n", argv[0], unknown);
      return 2;
    }
  }
  flags = argv + 2;
  flag_count = (size_t)argc - 2;
  if (!IS_WATCHED) watch_faults();

  /* "SPIRV-Tools v2026.4 ...": the version is the second word. */
  char version[64] = "";
  sscanf(spvSoftwareVersionString(), "%63s", version);
  char hello[256];
  snprintf(hello, sizeof hello,
           "{\"harness\":1,\"tool\":\"%s\",\"version\":\"%s\",\"makes\":\"%s\",\"options\":%s}",
           operations[operation].tool, version, operations[operation].makes,
           operation == 0 || operation == 3 ? "true" : "false");
  reply(text(ACCEPTED, hello));

  struct request asked = {0};
  while (take_request(&asked)) {
    take_flags(asked.name);
    spv_target_env environment;
    spv_context context = spvParseTargetEnv(asked.name, &environment) ? context_of(environment) : NULL;
    const uint32_t* words = (const uint32_t*)(const void*)asked.input;
    if (context == NULL)
      reply(text(UNSUPPORTED, "unknown environment"));
    else if (operation != 2 && asked.size % 4 != 0)
      reply(text(REFUSED, "is no whole number of words"));
    else if (operation == 0)
      validate(context, words, asked.size / 4);
    else if (operation == 1)
      disassemble(context, words, asked.size / 4);
    else if (operation == 2)
      assemble(context, (const char*)asked.input, asked.size);
#ifdef WITH_OPTIMISER
    else
      optimise(environment, words, asked.size / 4);
#else
    else
      reply(text(UNSUPPORTED, "built without the optimiser"));
#endif
  }
  return 2;
}
