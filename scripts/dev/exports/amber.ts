import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { which } from 'zx/core'
import { run } from '#runner/process/run'
import { runBatch } from '#runner/process/run-batch'
import { createSlots } from '#runner/process/slots'
import type { ExportConsumer } from './consumer.ts'

/**
 * Runs the scripts with Amber if it is installed; otherwise with spirv-as and spirv-val for Vulkan, which must reject only
 * the shaders that it wrongly rejects according to `check`. `results --tool spirv-val` asks about those with results.
 */
export const amber: ExportConsumer = async ({ folder, scratch, log, tool }) => {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.amber'),
  )
  const program = await which('amber', { nothrow: true })
  if (program !== null) {
    const paths = scripts.map((path) => join(folder, path))
    const done = await run([program, ...paths], { timeoutMs: 600_000 })
    const code = done.kind === 'answered' ? `exit code ${done.exitCode}` : done.kind
    return {
      summary: `amber on ${scripts.length} scripts: ${code}`,
      passed: code === 'exit code 0',
    }
  }
  const plain = scripts.filter((path) => !path.startsWith('results'))
  const commands = plain.flatMap((path, index) => {
    const text = readFileSync(join(folder, path), 'utf8')
    const [, environment = '', assembly = ''] =
      /^SHADER compute shader SPIRV-ASM TARGET_ENV (\S+)\n(.*?)\nEND$/ms.exec(text) ?? []
    const [source, module] = [join(scratch, `${index}.spvasm`), join(scratch, `${index}.spv`)]
    writeFileSync(source, assembly)
    const as = [tool('spirv-as'), '--preserve-numeric-ids', '--target-env', environment]
    return [
      [...as, '-o', module, source],
      [tool('spirv-val'), '--target-env', 'vulkan1.3', module],
    ]
  })
  const done = await runBatch(commands, { slots: createSlots(1) })
  const refusing = new Set(
    log.results.filter(({ outcome }) => outcome === 'false-reject').map((result) => result.case),
  )
  const refused = plain.filter((_, index) => {
    const answers = [done[index * 2], done[index * 2 + 1]]
    return answers.some((answer) => answer?.kind !== 'answered' || answer.exitCode !== 0)
  })
  const news = refused.filter((path) => !refusing.has(path.replace(/\.amber$/, '')))
  return {
    summary: `no amber; spirv-val for Vulkan rejects ${refused.length} of ${plain.length}, ${news.length} of them not in check`,
    passed: news.length === 0,
  }
}
