import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { decode } from '#reference/decode/decode'
import type { ConsumerOutput, Output, Question } from '#runner/oracle/oracle'
import { run } from '#runner/process/run'
import type { DebugTransformer } from './debug-transformer.ts'
import { inFolder } from './in-folder.ts'
import type { ProgramCommand } from './program-in.ts'

/** Stages as glslang names them, by the numbers of execution models (core specification, section Execution Model). */
const stages: ReadonlyMap<number, string> = new Map([
  [0, 'vert'],
  [1, 'tesc'],
  [2, 'tese'],
  [3, 'geom'],
  [4, 'frag'],
  [5, 'comp'],
  [5313, 'rgen'],
  [5314, 'rint'],
  [5315, 'rahit'],
  [5316, 'rchit'],
  [5317, 'rmiss'],
  [5318, 'rcall'],
  [5364, 'task'],
  [5365, 'mesh'],
])

/** What a program has written, or how it ended instead. */
async function made<T>(command: readonly string[], read: () => T): Promise<Output<T>> {
  const end = await run(command)
  if (end.kind === 'signalled') return { kind: 'crash', signal: end.signal, message: end.stderr }
  if (end.kind === 'timeout') return end
  if (end.kind !== 'answered') return { kind: 'error', why: end.kind }
  if (end.exitCode === 0) return { kind: 'output', value: read() }
  const message = `${end.stderr}${end.stdout}`.trim()
  return { kind: 'invalid', phase: 'validate', blames: [], message }
}

/** The GLSL for Vulkan that spirv-cross writes of a module, with a `#line` directive for each line of the source that it knows. */
export function glslOf(
  translator: ProgramCommand,
  module: Question['module'],
): Promise<Output<string>> {
  return inFolder((folder) => {
    const [file, out] = [join(folder, 'module.spv'), join(folder, 'module.glsl')]
    writeFileSync(file, module)
    const options = ['-V', '--version', '460', '--emit-line-directives', '--output', out]
    return made([...translator, file, ...options], () => readFileSync(out, 'utf8'))
  })
}

/** The module that glslang makes, with debug information, of the GLSL that spirv-cross writes of a module. */
async function backOf(
  translator: ProgramCommand,
  compiler: ProgramCommand,
  { module, environment }: Question,
) {
  const text = await glslOf(translator, module)
  if (text.kind !== 'output') return text
  const [entry] = decode(module).module.all('OpEntryPoint')
  const stage = stages.get(entry?.operands[0]?.value ?? -1)
  if (stage === undefined) return { kind: 'unsupported', why: 'no stage of GLSL' } as const
  return inFolder((folder) => {
    const [file, out] = [join(folder, 'module.glsl'), join(folder, 'back.spv')]
    writeFileSync(file, text.value)
    const target = `spirv1.${(environment.version >> 8) & 0xff}`
    const options = ['-V', '-gVS', '--target-env', target, '-S', stage, '-o', out]
    return made([...compiler, ...options, file], () => readFileSync(out))
  })
}

/** spirv-cross to GLSL, and glslang back: the lines and names of a module that its GLSL has. */
export function thereAndBack(
  translator: ProgramCommand,
  compiler: ProgramCommand,
): DebugTransformer {
  return {
    name: 'glslang of spirv-cross',
    takeAll: async (questions) => {
      const outputs: ConsumerOutput[] = []
      for (const question of questions) outputs.push(await backOf(translator, compiler, question))
      return outputs
    },
  }
}
