"""The mails about accounts in German."""

from accounts.mails.words import Text, Words

STOLEN = (
    "Warst du das nicht, kommt noch jemand in dein Konto. Wähle gleich ein neues Passwort:"
    "\n\n{reset_page}"
)

WORDS = Words(
    hello="Hallo {name},",
    hello_stranger="Hallo,",
    logs_in_as="Der Name, mit dem du dich anmeldest, ist „{username}“.",
    origin="Die Änderung kam von hier:\n\n"
    "IP-Adresse: {ip}\nBrowser: {user_agent}\nZeit: {time} UTC",
    texts={
        "email_confirmation_signup": Text(
            "Bestätige deine E-Mail-Adresse",
            "du hast dich mit dieser E-Mail-Adresse auf Durak registriert. Bestätige sie mit "
            "diesem Link:\n\n{activate_url}",
            "Warst du das nicht, musst du nichts tun: Die Adresse bleibt unbestätigt.",
        ),
        "email_confirmation": Text(
            "Bestätige deine neue E-Mail-Adresse",
            "du hast dies als neue E-Mail-Adresse deines Kontos auf Durak angegeben. Wenn du "
            "diesem Link folgst, wird das deine Adresse:\n\n{activate_url}",
            "Warst du das nicht, musst du nichts tun: Alles bleibt, wie es ist.",
        ),
        "email_changed": Text(
            "Deine E-Mail-Adresse ist geändert",
            "die E-Mail-Adresse deines Kontos auf Durak ist jetzt {to_email}; vorher war es "
            "{from_email}.",
            "Warst du das nicht, kommt noch jemand in dein Konto. Melde dich gleich an und "
            "ändere das Passwort und die Adresse:\n\n{account_page}",
        ),
        "unknown_account": Text(
            "Kein Konto mit dieser E-Mail-Adresse",
            "jemand, vermutlich du, wollte auf Durak ein neues Passwort für die Adresse "
            "{email}. Es gibt aber kein Konto mit dieser Adresse; vielleicht hat deines eine "
            "andere oder keine. Hier kannst du dich registrieren:\n\n{signup_url}",
            "Warst du das nicht, musst du nichts tun.",
        ),
        "password_reset_key": Text(
            "Wähle ein neues Passwort",
            "jemand, vermutlich du, wollte ein neues Passwort für dein Konto auf Durak. Du "
            "wählst es mit diesem Link, der einen Tag gilt:\n\n{password_reset_url}",
            "Warst du das nicht, musst du nichts tun: Dein Passwort bleibt, wie es ist.",
        ),
        "password_reset": Text(
            "Dein Passwort ist geändert",
            "du hast mit dem Link aus einer Mail ein neues Passwort für dein Konto auf Durak "
            "gewählt. Du bist überall abgemeldet.",
            STOLEN,
        ),
        "password_changed": Text(
            "Dein Passwort ist geändert",
            "das Passwort deines Kontos auf Durak ist geändert. Überall sonst bist du abgemeldet.",
            STOLEN,
        ),
        "password_set": Text(
            "Dein Konto hat ein Passwort",
            "dein Konto auf Durak hat jetzt ein Passwort.",
            STOLEN,
        ),
        "totp_activated": Text(
            "Zweiter Faktor eingeschaltet",
            "um dich auf Durak anzumelden, brauchst du jetzt auch einen Code aus deiner "
            "Authenticator-App.",
            STOLEN,
        ),
        "totp_deactivated": Text(
            "Zweiter Faktor ausgeschaltet",
            "um dich auf Durak anzumelden, genügt wieder dein Passwort.",
            STOLEN,
        ),
        "recovery_codes_generated": Text(
            "Neue Ersatzcodes",
            "dein Konto auf Durak hat neue Ersatzcodes. Die bisherigen gelten nicht mehr.",
            STOLEN,
        ),
    },
)
