import { which } from 'zx/core'
import { extraPackages } from './packages.ts'

const rows: readonly { readonly manager: string; readonly hint: string }[] = [
  { manager: 'apt-get', hint: 'apt-get install spirv-tools' },
  { manager: 'dnf', hint: 'dnf install spirv-tools' },
  { manager: 'pacman', hint: 'pacman -S spirv-tools' },
  { manager: 'zypper', hint: 'zypper install spirv-tools' },
  { manager: 'apk', hint: 'apk add spirv-tools' },
  { manager: 'nix-env', hint: 'nix-env -iA nixpkgs.spirv-tools' },
  { manager: 'brew', hint: 'brew install spirv-tools' },
  { manager: 'winget', hint: 'winget install KhronosGroup.VulkanSDK' },
]

/** The command that installs the tools with the package manager of this system. */
export async function packageHint(): Promise<string> {
  for (const { manager, hint } of rows)
    if ((await which(manager, { nothrow: true })) !== null) return hint
  return 'install the Vulkan SDK, which includes the SPIR-V tools'
}

/** The command that installs a program of a suite, with the group of packages that has it. */
export function installHint(suite: string, program: string): string {
  const group = extraPackages.find(({ programs }) =>
    programs.some((name) => new RegExp(`^${name}$`).test(program)),
  )
  return `spirv-cts tools install --suite ${suite}${group === undefined ? '' : ` --with ${group.name}`}`
}

/**
 * What to do where apt finds no program that verifies signatures. It runs one as a user of its own, so that one may be there and
 * of no use.
 *
 * @param path folders in which programs are looked for, as in PATH.
 */
export function verifierHint(path = ''): string {
  for (const name of ['gpgv', 'sqv']) {
    const verifier = which.sync(name, { nothrow: true, path })
    if (verifier !== null)
      return `${verifier} is there: let apt's user, _apt, run it, read the keys, and write to /dev/null and the temporary folder`
  }
  return 'apt-get install gpgv'
}
