import { chmod, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apache, findProgram, nginx, type Program } from "./programs.ts";
import { freePort, startServer } from "./start-program.ts";

export interface Host {
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  stop(): Promise<void>;
}

/** Serves a built site with a real nginx by the lines of README.md, which are for the root of a domain. */
export async function startNginx(site: string, lines: string): Promise<Host> {
  const { folder, port, start } = await prepare(nginx, site, "/");
  const rules = lines
    .replace(/^server \{$/m, `$&\n  listen 127.0.0.1:${port};`)
    .replace(/^ {2}root .*;$/m, `  root ${folder}/site;`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  await writeFile(
    join(folder, "nginx.conf"),
    `daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join("\n")}
${rules}
}
`,
  );
  return start("-c", join(folder, "nginx.conf"));
}

/** A default Apache, as far as it affects the site. */
export const usualApache = {
  modules: [
    ...["mpm_event", "authz_core", "alias", "autoindex", "dir", "mime"],
    ...["headers", "filter", "deflate", "brotli", "rewrite"],
  ],
  allowOverride: "All",
  options: "Indexes FollowSymLinks",
};

/** Serves a built site with a real Apache and the site's `.htaccess`. */
export async function startApache(site: string, basePath: string, setup = usualApache): Promise<Host> {
  const { modules, allowOverride, options } = setup;
  const { folder, port, start } = await prepare(apache, site, basePath);
  await writeFile(
    join(folder, "httpd.conf"),
    `ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog "|/bin/cat >&2"
LogLevel error
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
${process.getuid?.() === 0 ? "User nobody\nGroup nogroup" : ""}
<IfModule mod_mime.c>
  TypesConfig /etc/mime.types
</IfModule>
DocumentRoot ${folder}/site
<Directory ${folder}/site>
  AllowOverride ${allowOverride}
  Options ${options}
  Require all granted
</Directory>
`,
  );
  return start("-X", "-f", join(folder, "httpd.conf"));
}

/** Copies a site into a folder that the account of a server can read. Returns what starts the server on a free port. */
async function prepare(program: Program, site: string, basePath: string) {
  const file = findProgram(program);
  const folder = await mkdtemp(join(tmpdir(), "host-"));
  const target = join(folder, "site", basePath);
  await cp(site, target, { recursive: true });
  for (const own of [folder, target]) await chmod(own, 0o755);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = async (...args: string[]): Promise<Host> => {
    const server = await startServer(file, args, origin);
    const stop = () => server.stop().then(() => rm(folder, { recursive: true, force: true }));
    return { origin, stop };
  };
  return { folder, port, start };
}
