import { type BuildOptions, build } from 'esbuild'

/**
 * Programs of ours as the server is built (`tools/build.mjs`): our workspaces inside, npm packages outside, so that their
 * native parts are found. The files must lie below the repository. Translated at each start they would take seconds.
 */
export async function buildProgram(
  where: Pick<BuildOptions, 'entryPoints' | 'outfile' | 'outdir' | 'splitting'>,
): Promise<void> {
  await build({
    ...where,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    plugins: [
      {
        name: 'keep-packages-outside',
        setup(bundle) {
          bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@xezer/') ? undefined : { path, external: true },
          )
        },
      },
    ],
  })
}
