import type { Command } from '#runner/process/command'
import type { Compilation } from '../compilers.ts'
import type { RealSource } from '../source.ts'

/** A source with the flags of its package. */
export interface CompiledSource extends RealSource {
  readonly text?: string
  readonly flags?: readonly string[]
}

/** A program that writes SPIR-V, with the ways in which it is asked to. Its name is that of its causes. */
export interface Producer {
  readonly name: string
  readonly suite: string
  readonly languages: readonly RealSource['language'][]
  /** Programs that it takes, as `tools install` names them. */
  readonly programs: readonly string[]
  /** The name for `tools install --with`. */
  readonly groups: string
  readonly compilations: readonly SetCompilation[]
}

/** {@link Compilation} of a source with flags. */
export interface SetCompilation extends Omit<Compilation, 'commands'> {
  readonly commands: (source: CompiledSource, out: string) => readonly Command[]
}

/** The version that a shader is compiled for if SPIR-V cannot be made of the one that it declares. */
function newerVersion(text: string): '310es' | '450' | undefined {
  const [, number, profile] = /^\s*#\s*version\s+(\d+)(?:\s+(\w+))?/m.exec(text) ?? []
  const version = Number(number ?? 110)
  if (profile === 'es' || version === 300) return version < 310 ? '310es' : undefined
  return version < 420 ? '450' : undefined
}

/** The flags of glslang for a shader that includes others, unless its own build gives them. */
const includes = '-P#extension GL_GOOGLE_include_directive : enable'

const relaxed = ['--amb', '--aml', '-R']

function glslang(
  program: string,
  name: string,
  environment: string,
  ...flags: readonly string[]
): SetCompilation {
  return {
    name,
    environment,
    commands: ({ file, stage, text = '', flags: given = [] }, out) => {
      const newer = program === 'glslangValidator' ? undefined : newerVersion(text)
      const command = [
        ...([program, ...flags] as const),
        ...(newer === undefined ? [] : ['--glsl-version', newer]),
        ...(/^\s*#\s*include/m.test(text) ? [includes] : []),
        ...given,
        ...['-S', stage, '-o', out, file],
      ] as const
      return [command]
    },
  }
}

function vulkan(program: string, version: string, ...flags: readonly string[]): SetCompilation {
  const target = `vulkan${version}`
  const name = [`Vulkan ${version}`, ...flags].join(' ')
  return glslang(program, name, target, '-V', '--target-env', target, ...relaxed, ...flags)
}

function openGl(program: string): SetCompilation {
  const flags = ['-G', '--target-env', 'opengl', '--amb', '--aml']
  return glslang(program, 'OpenGL', 'opengl4.5', ...flags)
}

function shaderc(version: string, ...flags: readonly string[]): SetCompilation {
  const target = `vulkan${version}`
  return {
    name: [`Vulkan ${version}`, ...flags].join(' '),
    environment: target,
    commands: ({ file, stage, text = '', flags: given = [] }, out) => {
      const newer = newerVersion(text)
      const command = [
        ...(['glslc', `--target-env=${target}`, ...flags, `-fshader-stage=${stage}`] as const),
        ...(newer === undefined ? [] : [`-std=${newer}`]),
        ...['-fauto-bind-uniforms', '-fauto-map-locations', ...given, '-o', out, file],
      ] as const
      return [command]
    },
  }
}

const clang = 'clang-21'

function frontEnd(
  triple: string,
  emit: readonly string[],
  flags: readonly string[],
  { file, flags: given = [] }: CompiledSource,
  out: string,
): Command {
  return [
    clang,
    ...['-cc1', '-triple', triple, '-cl-std=CL2.0', '-w', ...flags, ...emit],
    ...['-finclude-default-header', '-fdeclare-opencl-builtins'],
    ...['-resource-dir', '{clang}', '-internal-isystem', '{clang}/include'],
    ...given,
    ...['-x', 'cl', file, '-o', out],
  ]
}

/** Line information and variables, as `-g` of the driver asks for them. */
const debug = ['-debug-info-kind=constructor', '-dwarf-version=5']

function translated(name: string, flags: readonly string[], more: readonly string[] = []) {
  const emit = ['-emit-llvm-bc']
  const compilation: SetCompilation = {
    name,
    environment: 'spv1.6',
    commands: (source, out) => [
      frontEnd('spir64-unknown-unknown', emit, flags, source, `${out}.bc`),
      ['llvm-spirv-21', ...more, `${out}.bc`, '-o', out],
    ],
  }
  return compilation
}

function native(name: string, flags: readonly string[], triple = 'spirv64-unknown-unknown') {
  const compilation: SetCompilation = {
    name,
    environment: 'spv1.6',
    commands: (source, out) => [frontEnd(triple, ['-emit-obj'], flags, source, out)],
  }
  return compilation
}

/** Every producer that can be had without a licence or a GPU. */
export const producers: readonly Producer[] = [
  {
    name: 'glslang',
    suite: 'testing',
    languages: ['glsl'],
    programs: ['glslang'],
    groups: 'glslang',
    compilations: [
      vulkan('glslang', '1.3'),
      vulkan('glslang', '1.3', '-gVS'),
      vulkan('glslang', '1.0', '-g'),
      openGl('glslang'),
    ],
  },
  {
    name: 'glslang',
    suite: 'stable',
    languages: ['glsl'],
    programs: ['glslang'],
    groups: 'glslang',
    compilations: [vulkan('glslang', '1.3'), vulkan('glslang', '1.3', '-gVS')],
  },
  {
    name: 'glslang',
    suite: 'oldstable',
    languages: ['glsl'],
    programs: ['glslangValidator'],
    groups: 'glslang',
    compilations: [vulkan('glslangValidator', '1.3')],
  },
  {
    name: 'glslc',
    suite: 'testing',
    languages: ['glsl'],
    programs: ['glslc'],
    groups: 'glslc',
    compilations: [shaderc('1.3', '-O'), shaderc('1.3', '-g', '-Os'), shaderc('1.1')],
  },
  {
    name: 'glslc',
    suite: 'stable',
    languages: ['glsl'],
    programs: ['glslc'],
    groups: 'glslc',
    compilations: [shaderc('1.3', '-O')],
  },
  {
    name: 'glslc',
    suite: 'oldstable',
    languages: ['glsl'],
    programs: ['glslc'],
    groups: 'glslc',
    compilations: [shaderc('1.3', '-O')],
  },
  {
    name: 'llvm-spirv',
    suite: 'testing',
    languages: ['opencl'],
    programs: [clang, 'llvm-spirv-21'],
    groups: 'clang,llvm',
    compilations: [
      translated('-O0', ['-O0']),
      translated('-O2', ['-O2']),
      translated('-O0 -g', ['-O0', ...debug], ['--spirv-debug-info-version=ocl-100']),
      translated(
        '-O0 -g, shader debug information',
        ['-O0', ...debug],
        ['--spirv-debug-info-version=nonsemantic-shader-100'],
      ),
      translated('-O2, all extensions', ['-O2'], ['--spirv-ext=+all']),
    ],
  },
  {
    name: 'llvm',
    suite: 'testing',
    languages: ['opencl'],
    programs: [clang],
    groups: 'clang',
    compilations: [
      native('-O0', ['-O0']),
      native('-O2', ['-O2']),
      native('-O0 -g', ['-O0', ...debug]),
      native('-O2, 32 bits', ['-O2'], 'spirv32-unknown-unknown'),
    ],
  },
  {
    name: 'naga',
    suite: 'npm',
    languages: ['glsl'],
    programs: ['naga'],
    groups: 'naga',
    compilations: [
      {
        name: 'GLSL',
        environment: 'vulkan1.1',
        commands: ({ file, stage }, out) => [['naga', 'glsl', file, out, stage]],
      },
    ],
  },
]

/** A program that makes a module of a module. Its name is that of its causes. */
export interface Transformer {
  readonly name: string
  readonly suite: string
  readonly programs: readonly string[]
  readonly groups: string
  readonly transformations: readonly ModuleTransformer[]
}

/** A way to make a module of a module, which is for the same environment. */
export interface ModuleTransformer {
  readonly name: string
  /** The modules that it is asked about, by their environment; all when absent. */
  readonly environments?: RegExp
  readonly command: (module: string, out: string) => Command
}

function optimised(flags: readonly string[], environments?: RegExp): ModuleTransformer {
  return {
    name: flags.join(' '),
    ...(environments === undefined ? {} : { environments }),
    command: (module, out) => ['spirv-opt', ...flags, module, '-o', out],
  }
}

/** The optimisers, and a translator that reads and writes SPIR-V. */
export const transformers: readonly Transformer[] = [
  {
    name: 'spirv-opt',
    suite: 'testing',
    programs: ['spirv-opt'],
    groups: 'tools',
    transformations: [optimised(['-O']), optimised(['-Os'])],
  },
  {
    name: 'spirv-opt',
    suite: 'stable',
    programs: ['spirv-opt'],
    groups: 'tools',
    transformations: [optimised(['-O'], /^vulkan/)],
  },
  {
    name: 'naga',
    suite: 'npm',
    programs: ['naga'],
    groups: 'naga',
    transformations: [
      {
        name: 'SPIR-V',
        environments: /^vulkan1\.[013]/,
        command: (module, out) => ['naga', 'spirv', module, out],
      },
    ],
  },
]
