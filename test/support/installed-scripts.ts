import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '#runner/package-root'
import './needs-tools.ts'

/**
 * A folder with a script for machines as a package has it: it starts the built command line beside it. In a checkout it starts
 * the sources, which takes longer than the commands of most tests.
 *
 * @param script its file name below `scripts/`.
 * @returns the path of the script.
 */
export function installedScript(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'installed-scripts-'))
  mkdirSync(join(folder, 'scripts'))
  copyFileSync(join(packageRoot(), 'scripts', script), join(folder, 'scripts', script))
  symlinkSync(join(packageRoot(), 'dist'), join(folder, 'dist'))
  return join(folder, 'scripts', script)
}
