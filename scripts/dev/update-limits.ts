// `npm run limits`: writes spec/limits/generated and docs/limits.schema.json from the registry of Vulkan that Debian testing packages. With --check,
// nothing is written or fetched, and a difference from the committed file results in exit code 1.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProblem } from '#runner/is-problem'
import { asTyped } from '#runner/our-command'
import { packageRoot } from '#runner/package-root'
import type { Problem } from '#runner/problem'
import { install } from '#runner/tools/install'
import { type Installed, readInstalled } from '#runner/tools/installed'
import { toolDirectory } from '#runner/tools/tool-directory'
import { exitCode } from '../cli/exit-code.ts'
import { fail } from '../cli/fail.ts'
import { scriptCommand } from '../cli/script-command.ts'
import { limitModule, limitTables } from './limits-of-registry.ts'

const { check } = scriptCommand(
  'limits',
  'write spec/limits/generated and docs/limits.schema.json from the registry of Vulkan that Debian testing packages',
)
  .option('--check', 'write and fetch nothing; exit code 1 where the committed file differs')
  .parse()
  .opts<{ readonly check?: true }>()

const target = join(packageRoot(), 'spec/limits/generated/limits.ts')
const directory = toolDirectory()

/** The suites that have the registry; with `--check` those that are installed, and nothing is fetched. */
async function withRegistry(): Promise<Pick<Installed, 'suites'> | Problem> {
  if (check) return readInstalled(directory) ?? { suites: {} }
  return install({
    directory,
    suites: ['testing'],
    groups: ['drivers'],
    log: (line) => console.error(line),
  })
}

const installed = await withRegistry()
if (isProblem(installed)) fail(installed, exitCode.noTool)
else {
  const root = installed.suites['testing']?.root ?? ''
  const registry = join(directory, root, 'usr/share/vulkan/registry/vk.xml')
  if (check && !existsSync(registry))
    console.log(
      asTyped(
        'skipped: the registry of Vulkan is not installed; spirv-cts tools install --with drivers installs it',
      ),
    )
  else {
    const xml = readFileSync(registry, 'utf8')
    const [, patch] = /<name>VK_HEADER_VERSION<\/name> (\d+)/.exec(xml) ?? []
    const module = limitModule(limitTables(xml), `vk.xml of Vulkan 1.4.${patch} (Debian)`)
    if (!check) {
      writeFileSync(target, module)
      // It reads what has just been written.
      const { limitsSchemaJson } = await import('#runner/limits/limits-schema')
      writeFileSync(join(packageRoot(), 'docs/limits.schema.json'), limitsSchemaJson())
    } else if (readFileSync(target, 'utf8') !== module) {
      console.log('spec/limits/generated/limits.ts differs')
      process.exitCode = exitCode.found
    }
  }
}
