/// The style sheet of all pages.
enum PageStyle {
    static let sheet: StaticString = """
        :root{color-scheme:light dark;--page:#f5f6f8;--card:#fff;--text:#1b1e23;--quiet:#5c6470;--line:#dde1e7;--link:#0a58a8;--mark:#fff0b3;--warn:#a4341f;--good:#1f6b3a}
        @media(prefers-color-scheme:dark){:root{--page:#131519;--card:#1c1f24;--text:#e5e8ec;--quiet:#9da5b0;--line:#333941;--link:#84b9ff;--mark:#5b4a12;--warn:#ff9a85;--good:#7fd39b}}
        *{box-sizing:border-box}
        html{-webkit-text-size-adjust:100%}
        body{margin:0;background:var(--page);color:var(--text);font:16px/1.6 system-ui,-apple-system,"Segoe UI","PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
        a{color:var(--link);text-decoration:none}
        a:hover{text-decoration:underline}
        a:focus-visible,input:focus-visible,summary:focus-visible{outline:2px solid var(--link);outline-offset:2px}
        header,main,footer{max-width:60rem;margin:0 auto;padding:0 1rem}
        header{padding-top:1rem}
        nav{display:flex;flex-wrap:wrap;gap:.25rem .9rem;padding:.5rem 0;border-bottom:1px solid var(--line)}
        nav a{padding:.15rem 0}
        nav a[aria-current]{color:var(--text);font-weight:600}
        h1{font-size:1.5rem;line-height:1.3;margin:1.25rem 0 .5rem;overflow-wrap:anywhere}
        h2{font-size:1.15rem;line-height:1.4;margin:1.75rem 0 .5rem;overflow-wrap:anywhere}
        footer{padding-top:2rem;padding-bottom:2rem;color:var(--quiet);font-size:.875rem}
        .quiet{color:var(--quiet);font-size:.875rem}
        .warn{color:var(--warn);font-size:.875rem}
        .card{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:.75rem 1rem;margin:.75rem 0;content-visibility:auto;contain-intrinsic-size:auto 8rem}
        .card:target{border-color:var(--link);box-shadow:0 0 0 1px var(--link)}
        .head{display:flex;flex-wrap:wrap;gap:.1rem .6rem;align-items:baseline;margin-bottom:.35rem}
        .name{font-weight:600;overflow-wrap:anywhere}
        .tag{font-size:.8125rem;border:1px solid var(--line);border-radius:1rem;padding:0 .5rem;color:var(--quiet);overflow-wrap:anywhere}
        .post{white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext}
        .post img{display:block;max-width:100%;max-height:36rem;border-radius:.4rem;margin:.4rem 0}
        .post code,.post pre{font:.875em/1.5 ui-monospace,"SFMono-Regular",Menlo,Consolas,monospace;background:var(--page);border-radius:.3rem}
        .post code{padding:.05rem .3rem}
        .post pre{padding:.6rem .8rem;margin:.4rem 0;overflow-x:auto}
        .quote{display:block;border-left:3px solid var(--line);padding-left:.6rem;margin:.2rem 0;color:var(--quiet);font-size:.9375rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
        .tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.75rem;margin:1rem 0}
        .tile{display:block;background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:.75rem 1rem;color:var(--text)}
        .tile b{display:block;font-size:1.5rem;line-height:1.3}
        .table{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:.6rem;margin:.5rem 0}
        table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
        th,td{text-align:start;vertical-align:top;padding:.45rem .75rem;border-top:1px solid var(--line);overflow-wrap:anywhere;min-width:5.5rem}
        tr:first-child>th,thead+tbody tr:first-child>td{border-top:0}
        thead th{border-bottom:1px solid var(--line)}
        th{font-weight:600;color:var(--quiet);font-size:.875rem;white-space:nowrap}
        .number{text-align:end;white-space:nowrap}
        .line{white-space:nowrap}
        .in{color:var(--good)}
        details{margin:.4rem 0}
        summary{cursor:pointer;color:var(--quiet);font-size:.875rem}
        details.month{background:var(--card);border:1px solid var(--line);border-radius:.6rem;margin:.5rem 0}
        details.month>summary{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between;padding:.6rem 1rem;color:var(--text);font-size:1rem;font-variant-numeric:tabular-nums}
        details.month .table{border:0;border-top:1px solid var(--line);border-radius:0;margin:0;background:none}
        ul.plain{list-style:none;padding:0;margin:.5rem 0}
        input{width:100%;font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:.6rem .9rem}
        mark{background:var(--mark);color:inherit;border-radius:.2rem}
        @media(max-width:40rem){
        .stacked thead,.stacked td:not([data-title]){display:none}
        .stacked tr{display:block;padding:.5rem 1rem;border-top:1px solid var(--line)}
        .stacked tbody tr:first-child{border-top:0}
        .stacked td{display:inline-block;min-width:0;max-width:100%;padding:0;border:0;margin-inline-end:.75rem;text-align:start;white-space:normal}
        .stacked td::before{content:attr(data-title) " ";color:var(--quiet);font-size:.875rem;overflow-wrap:normal}
        .stacked td:first-child{display:block;font-weight:600}
        .stacked td:first-child::before{content:none}
        }
        @media print{body{background:none}nav{display:none}.card{break-inside:avoid;content-visibility:visible}}
        """
}
