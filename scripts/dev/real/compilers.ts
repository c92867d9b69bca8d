import type { Command } from '#runner/process/command'
import type { RealSource } from './source.ts'

/** A way to make a module of a source. */
export interface Compilation {
  /** The name that distinguishes it from the compiler's other ways. */
  readonly name: string
  /** Name of the environment that the module is for. */
  readonly environment: string
  /** Run one after the other. `out` is the module, `out` with an ending what is between. */
  readonly commands: (source: RealSource, out: string) => readonly Command[]
}

/** A compiler as the table names it. */
export interface Compiler {
  readonly name: string
  readonly languages: readonly RealSource['language'][]
  /** Programs that it takes. */
  readonly programs: readonly string[]
  /** The name for `tools install --with`. */
  readonly groups: string
  readonly compilations: readonly Compilation[]
}

function glslang(name: string, environment: string, ...flags: readonly string[]): Compilation {
  return {
    name,
    environment,
    commands: ({ file, language, stage }, out) => [
      [
        'glslang',
        ...flags,
        ...(language === 'hlsl' ? ['-D', '-e', 'main'] : []),
        '-S',
        stage,
        '-o',
        out,
        file,
      ],
    ],
  }
}

function shaderc(level: string): Compilation {
  return {
    name: level,
    environment: 'vulkan1.3',
    commands: ({ file, stage }, out) => [
      ['glslc', '--target-env=vulkan1.3', level, `-fshader-stage=${stage}`, '-o', out, file],
    ],
  }
}

const clang = 'clang-21'

function frontEnd(triple: string, level: string, emit: string, file: string, out: string): Command {
  return [
    clang,
    ...['-cc1', '-triple', triple, '-cl-std=CL2.0', '-finclude-default-header', level, emit],
    ...['-resource-dir', '{clang}', '-internal-isystem', '{clang}/include'],
    ...['-x', 'cl', file, '-o', out],
  ]
}

function native(level: string): Compilation {
  return {
    name: level,
    environment: 'spv1.6',
    commands: ({ file }, out) => [
      frontEnd('spirv64-unknown-unknown', level, '-emit-obj', file, out),
    ],
  }
}

function translated(level: string): Compilation {
  return {
    name: level,
    environment: 'spv1.6',
    commands: ({ file }, out) => [
      frontEnd('spir64-unknown-unknown', level, '-emit-llvm-bc', file, `${out}.bc`),
      ['llvm-spirv-21', `${out}.bc`, '-o', out],
    ],
  }
}

/**
 * The compilers of Debian that write SPIR-V. A source that a compilation refuses, as old targets refuse new stages,
 * gives no module.
 */
export const compilers: readonly Compiler[] = [
  {
    name: 'glslang',
    languages: ['glsl', 'hlsl'],
    programs: ['glslang'],
    groups: 'glslang',
    compilations: [
      glslang(
        'Vulkan 1.3, debug information',
        'vulkan1.3',
        '-V',
        '-gVS',
        '--target-env',
        'vulkan1.3',
      ),
      glslang('Vulkan 1.0', 'vulkan1.0', '-V', '--target-env', 'vulkan1.0'),
      glslang('Vulkan 1.2', 'vulkan1.2', '-V', '-g', '--target-env', 'vulkan1.2'),
      glslang('OpenGL', 'opengl4.5', '-G', '--target-env', 'opengl'),
    ],
  },
  {
    name: 'glslc',
    languages: ['glsl'],
    programs: ['glslc'],
    groups: 'glslc',
    compilations: [shaderc('-O0'), shaderc('-O')],
  },
  {
    name: 'clang',
    languages: ['opencl'],
    programs: [clang],
    groups: 'clang',
    compilations: [native('-O0'), native('-O2')],
  },
  {
    name: 'llvm-spirv',
    languages: ['opencl'],
    programs: [clang, 'llvm-spirv-21'],
    groups: 'clang,llvm',
    compilations: [translated('-O0'), translated('-O2')],
  },
]

/** Flags of spirv-opt, by their purpose. */
export const optimisations: Readonly<Record<string, readonly string[]>> = {
  faster: ['-O'],
  smaller: ['-Os'],
  restructured: [
    ...['--merge-return', '--inline-entry-points-exhaustive', '--eliminate-dead-functions'],
    ...['--ssa-rewrite', '--loop-unroll', '--scalar-replacement=0', '--graphics-robust-access'],
    ...['--convert-local-access-chains', '--ccp', '--if-conversion', '--combine-access-chains'],
  ],
}
