import type { ConsumerRow } from './consumer-row.ts'
import { hasKernel } from './has-kernel.ts'
import { hasShader } from './has-shader.ts'
import { importingModule } from './importing-module.ts'
import { listedLinkerOptions } from './linker-options.ts'
import { listedPasses } from './listed-passes.ts'
import { llvmSpirvMessages } from './llvm-spirv-messages.ts'
import { mlirMessages } from './mlir-messages.ts'
import { oclocMessages } from './ocloc-messages.ts'
import { spirvCrossMessages } from './spirv-cross-messages.ts'
import { spirvOptSettling } from './spirv-opt-settling.ts'
import { spirvToolsMessages } from './spirv-tools-messages.ts'
import { type Language, translatorOptions } from './translator-options.ts'
import { unlistedPasses } from './unlisted-passes.ts'

/** A back end of SPIRV-Cross; if there is no shader to write, the reflection of the module. */
function spirvCross(options: string, language: Language): ConsumerRow {
  return {
    program: 'spirv-cross',
    takes: '{file} {options}',
    options,
    otherwise: { of: (module) => !hasShader(module), takes: '{file} --reflect' },
    messages: spirvCrossMessages,
    ...translatorOptions(language),
    always: options.split(' '),
    statesNoVersion: true,
  }
}

/** The programs that we know how to hand modules to. A new one is a row here, and its messages if it has any. */
export const consumerRows: Readonly<Record<string, ConsumerRow>> = {
  // With validation switched off: what its validator refuses is a finding about that one, and hides how the passes fare.
  'spirv-opt': {
    takes: '--skip-validation {options} --target-env={env} -o {out} {file}',
    options: '-O',
    messages: spirvToolsMessages,
    output: 'module',
    companion: 'spirv-val',
    settling: spirvOptSettling,
    lists: listedPasses,
    unlisted: unlistedPasses,
    pipelines: ['-O', '-Os', '--legalize-hlsl'],
    unpromised: new Set(['--legalize-hlsl']),
  },
  'spirv-link': {
    takes: '--target-env {env} {options} -o {out} {file}',
    options: '--create-library --allow-partial-linkage',
    messages: spirvToolsMessages,
    output: 'module',
    companion: 'spirv-val',
    lists: listedLinkerOptions,
    once: true,
    always: ['--allow-partial-linkage'],
  },
  // Beside the module one that imports all that it exports.
  'spirv-link-pair': {
    program: 'spirv-link',
    takes: '--target-env {env} {options} -o {out} {file} {beside}',
    options: '--create-library',
    messages: spirvToolsMessages,
    output: 'module',
    companion: 'spirv-val',
    lists: listedLinkerOptions,
    once: true,
    beside: importingModule,
  },
  // Everything is interesting, so that it reduces as far as it can; no file is left where it was started.
  'spirv-reduce': {
    takes: '{options} --temp-file-prefix={out}. {file} -o {out} -- true',
    options: '--step-limit=20',
    messages: [
      ...spirvToolsMessages,
      // Its validator speaks, in the newest universal environment: that is a finding about spirv-val.
      { pattern: /Initial binary is invalid/, means: 'unsupported' },
    ],
    output: 'module',
    changesResults: true,
    companion: 'spirv-val',
  },
  'spirv-lint': { takes: '{options} {file}', messages: spirvToolsMessages },
  'spirv-cfg': { takes: '{options} {file} -o {out}', messages: spirvToolsMessages },
  'spirv-diff': { takes: '--no-color {options} {file} {file}', messages: spirvToolsMessages },
  'spirv-objdump': {
    takes: '{options} {file}',
    options: '--source --list',
    messages: spirvToolsMessages,
  },
  'spirv-cross': spirvCross('-V --version 460', 'glsl'),
  'spirv-cross-hlsl': spirvCross('--hlsl --shader-model 66', 'hlsl'),
  'spirv-cross-msl': spirvCross('--msl --msl-version 30100', 'msl'),
  // It reports a refusal without a reason.
  'spirv-reflect': { takes: '{options} {file}', statesNoVersion: true },
  'llvm-spirv': {
    takes: '-r {options} -o {out} {file}',
    messages: llvmSpirvMessages,
    // Each of its errors has an exit code of its own.
    refuses: (exitCode) => exitCode > 0,
    passes: (module) => (hasKernel(module) ? undefined : 'translates kernels only'),
  },
  // Into a dialect that has no place for parts of SPIR-V; it names what it does not know.
  'mlir-translate': {
    takes: '--deserialize-spirv {options} {file} -o {out}',
    messages: mlirMessages,
  },
  ocloc: {
    takes: 'compile -spirv_input -file {file} {options} -output_no_suffix -output {out}',
    options: '-device dg2',
    messages: oclocMessages,
    // Each of its errors has an exit code of its own.
    refuses: (exitCode) => exitCode > 0,
    passes: (module) => (hasKernel(module) ? undefined : 'compiles kernels only'),
  },
}
