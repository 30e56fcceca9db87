/** Entry of the site's one script: everything it does is an extra, the page works without it. */
document.documentElement.dataset.script = "on";
